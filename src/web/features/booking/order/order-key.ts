import { forgetTabNote, readTabNote, writeTabNote } from '#web/browser/local-notes.ts';
import { newKey } from '#web/browser/new-key.ts';

type KeptKey = { order: string; key: string };

const NAME = 'order-key';

/** Known even where the browser refuses its storage. */
let kept: KeptKey | undefined;

/** The same for the same order until it is booked: an answer that was lost is asked for again, also from a recap opened anew. */
export function orderKeyOf(content: object): string {
  const order = JSON.stringify(content);
  kept ??= readTabNote<KeptKey>(NAME);
  if (kept?.order !== order) {
    kept = { order, key: newKey() };
    writeTabNote(NAME, kept);
  }
  return kept.key;
}

/** Whoever orders the same once more means another ride. */
export function forgetOrderKey(): void {
  kept = undefined;
  forgetTabNote(NAME);
}
