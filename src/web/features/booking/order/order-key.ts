import { forgetTabNote, readTabNote, writeTabNote } from '#web/browser/local-notes.ts';
import { newKey } from '#web/browser/new-key.ts';

type KeptKey = { order: string; key: string };

const NAME = 'order-key';

/** In memory too, since the browser may refuse storage. */
let kept: KeptKey | undefined;

/** The idempotency key of an order until it is booked, kept for retries after a lost response or a reopened recap. */
export function orderKeyOf(content: object): string {
  const order = JSON.stringify(content);
  kept ??= readTabNote<KeptKey>(NAME);
  if (kept?.order !== order) {
    kept = { order, key: newKey() };
    writeTabNote(NAME, kept);
  }
  return kept.key;
}

/** Ordering the same again then means another ride. */
export function forgetOrderKey(): void {
  kept = undefined;
  forgetTabNote(NAME);
}
