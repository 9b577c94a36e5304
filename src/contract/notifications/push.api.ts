import { doneView } from '../account/auth.ts';
import { endpoint } from '../endpoint.ts';
import * as calls from './push.calls.ts';
import { endpointBody, pushKeyView, subscriptionBody } from './push.ts';

export const pushApi = {
  getKey: endpoint(calls.getPushKey, { answer: pushKeyView }),
  subscribe: endpoint(calls.subscribeToPush, { body: subscriptionBody, answer: doneView }),
  unsubscribe: endpoint(calls.unsubscribeFromPush, { body: endpointBody, answer: doneView }),
};
