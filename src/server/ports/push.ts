import type { SendOutcome } from './send-outcome.ts';

export type PushSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Shown by the browser even when no page of ours is open. */
export type PushNote = {
  title: string;
  body: string;
  url: string;
  tag: string;
  /** The worker of a driver reads the vouchers again. */
  changesVouchers?: boolean;
};

/** Sends a push note to a browser. `gone`: the subscription has ended. It never throws. */
export interface Push {
  publicKey: string;
  send(subscription: PushSubscription, note: PushNote): Promise<SendOutcome | { state: 'gone' }>;
}
