import type { FastifyReply } from 'fastify';
import { doneView } from '#contract/auth.ts';
import {
  assistantView,
  generalMessageBody,
  generalMessagesView,
  generalMessageView,
  messagesQuery,
  readGeneralBody,
  rideChatParams,
  rideMessageBody,
  rideMessagesView,
  rideMessageView,
  threadsView,
  unreadView,
} from '#contract/chat.ts';
import { actorOf, drivers, talkers } from '#server/http/access.ts';
import { answers, type Routes } from '#server/http/routes.ts';
import { askAssistant } from './assistant.ts';
import {
  findGeneralMessage,
  listGeneralMessages,
  readGeneralMessages,
  sendGeneralMessage,
} from './general-messages.ts';
import { readInbox } from './inbox.ts';
import { presentGeneralMessage, presentRideMessage } from './present-message.ts';
import { findRideMessage, listRideMessages, readRideMessages, sendRideMessage } from './ride-messages.ts';
import { countUnread } from './unread.ts';

const done = { message: 'Conversation lue.' };

export const chatRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/api/messages/ride/:rideId',
    {
      config: talkers,
      schema: { params: rideChatParams, querystring: messagesQuery, response: answers(rideMessagesView) },
    },
    async (request, reply) => {
      const { rideId } = request.params;
      const { rows, next } = await listRideMessages(deps, actorOf(request), rideId, request.query.before);
      return page(reply, next, rows.map(presentRideMessage));
    },
  );

  app.post(
    '/api/messages',
    { config: talkers, schema: { body: rideMessageBody, response: answers(rideMessageView) } },
    async (request) => {
      const id = await sendRideMessage(deps, actorOf(request), request.body);
      return presentRideMessage(await findRideMessage(deps.db, id));
    },
  );

  app.post(
    '/api/messages/ride/:rideId/read',
    { config: talkers, schema: { params: rideChatParams, response: answers(doneView) } },
    async (request) => {
      await readRideMessages(deps, actorOf(request), request.params.rideId);
      return done;
    },
  );

  app.get(
    '/api/general-chat',
    { config: talkers, schema: { querystring: messagesQuery, response: answers(generalMessagesView) } },
    async (request, reply) => {
      const { rows, next } = await listGeneralMessages(deps, actorOf(request), request.query);
      return page(reply, next, rows.map(presentGeneralMessage));
    },
  );

  app.post(
    '/api/general-chat',
    { config: talkers, schema: { body: generalMessageBody, response: answers(generalMessageView) } },
    async (request) => {
      const id = await sendGeneralMessage(deps, actorOf(request), request.body);
      return presentGeneralMessage(await findGeneralMessage(deps.db, id));
    },
  );

  app.post(
    '/api/general-chat/read',
    { config: talkers, schema: { body: readGeneralBody, response: answers(doneView) } },
    async (request) => {
      await readGeneralMessages(deps, actorOf(request), request.body.clientId);
      return done;
    },
  );

  app.get(
    '/api/general-chat/threads',
    { config: drivers, schema: { querystring: messagesQuery, response: answers(threadsView) } },
    async (request, reply) => {
      const { threads, next } = await readInbox(deps, request.query.before);
      return page(reply, next, threads);
    },
  );

  app.get(
    '/api/chat/unread',
    { config: talkers, schema: { response: answers(unreadView) } },
    async (request) => countUnread(deps, actorOf(request)),
  );

  app.get(
    '/api/assistant',
    { config: drivers, schema: { response: answers(assistantView) } },
    async (request) => askAssistant(deps, actorOf(request)),
  );
};

/** Lists stay plain arrays, oldest first; where the older ones begin is told beside them. */
function page<Item>(reply: FastifyReply, next: string | undefined, items: Item[]): Item[] {
  if (next) reply.header('x-next-cursor', next);
  return items;
}
