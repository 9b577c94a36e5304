import { wholeText } from '#contract/sentences/french.ts';

export { numbered, wholeText } from '#contract/sentences/french.ts';

/** The server counts up to a thousand; more is sent as 1001. */
const MOST = 1000;

/** '12', '1 000+'; '100+' where the server counts up to a hundred. */
export function countText(count: number, most = MOST): string {
  return count > most ? `${wholeText(most)}+` : wholeText(count);
}
