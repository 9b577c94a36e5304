import { doneView } from '../account/auth.ts';
import { endpoint } from '../endpoint.ts';
import * as calls from './chat.calls.ts';
import {
  assistantView,
  generalMessageBody,
  generalMessagesView,
  generalMessageView,
  messagesQuery,
  readGeneralBody,
  rideMessageBody,
  rideMessagesView,
  rideMessageView,
  rideThreadsView,
  threadsView,
  unreadView,
} from './chat.ts';

export const chatApi = {
  listRideMessages: endpoint(calls.listRideMessages, { query: messagesQuery, answer: rideMessagesView }),
  sendRideMessage: endpoint(calls.sendRideMessage, { body: rideMessageBody, answer: rideMessageView }),
  readRideMessages: endpoint(calls.readRideMessages, { answer: doneView }),
  listGeneralMessages: endpoint(calls.listGeneralMessages, {
    query: messagesQuery,
    answer: generalMessagesView,
  }),
  sendGeneralMessage: endpoint(calls.sendGeneralMessage, {
    body: generalMessageBody,
    answer: generalMessageView,
  }),
  readGeneralMessages: endpoint(calls.readGeneralMessages, { body: readGeneralBody, answer: doneView }),
  listThreads: endpoint(calls.listThreads, { query: messagesQuery, answer: threadsView }),
  listRideThreads: endpoint(calls.listRideThreads, { answer: rideThreadsView }),
  countUnread: endpoint(calls.countUnread, { answer: unreadView }),
  askAssistant: endpoint(calls.askAssistant, { answer: assistantView }),
};
