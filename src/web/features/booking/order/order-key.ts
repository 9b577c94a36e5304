import { forgetKey, keyToSend } from '#web/forms/kept-key.ts';

const NAME = 'order-key';

/** The idempotency key of an order until it is booked. */
export function orderKeyOf(content: object): string {
  return keyToSend(NAME, content);
}

/** Ordering the same again then means another ride. */
export function forgetOrderKey(): void {
  forgetKey(NAME);
}
