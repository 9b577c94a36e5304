import type { SendOutcome } from './send-outcome.ts';

export type PushSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Shown by the browser even when no page of ours is open. */
export type PushNote = { title: string; body: string; url: string; tag: string };

/** Wakes a browser. `gone`: it does not want to be told any more. It never throws. */
export interface Push {
  publicKey: string;
  send(subscription: PushSubscription, note: PushNote): Promise<SendOutcome | { state: 'gone' }>;
}
