import { forgetTabNote, readTabNote, writeTabNote } from '#web/browser/local-notes.ts';
import { newKey } from '#web/browser/new-key.ts';

type KeptKey = { content: string; key: string };

/** In memory too, since the browser may refuse storage. */
const kept = new Map<string, KeptKey>();

/** The key under which this content is sent until it is done: also after a lost response or a form opened again. */
export function keyToSend(name: string, content: unknown): string {
  const written = JSON.stringify(content);
  const known = kept.get(name) ?? readTabNote<KeptKey>(name);
  if (known?.content === written) return known.key;
  const fresh = { content: written, key: newKey() };
  kept.set(name, fresh);
  writeTabNote(name, fresh);
  return fresh.key;
}

/** Sending the same once more then means it once more. */
export function forgetKey(name: string): void {
  kept.delete(name);
  forgetTabNote(name);
}
