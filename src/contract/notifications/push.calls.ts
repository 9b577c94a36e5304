import type { DoneView } from '../account/auth.ts';
import { of, read, write } from '../call.ts';
import type { EndpointBody, PushKeyView, SubscriptionBody } from './push.ts';

export const getPushKey = read('/api/push/key', {
  access: 'receive_push',
  about: 'push',
  shape: of<{ answer: PushKeyView }>(),
});

export const subscribeToPush = write('POST', '/api/push/subscription', {
  access: 'receive_push',
  shape: of<{ body: SubscriptionBody; answer: DoneView }>(),
});

export const unsubscribeFromPush = write('DELETE', '/api/push/subscription', {
  access: 'receive_push',
  shape: of<{ body: EndpointBody; answer: DoneView }>(),
});
