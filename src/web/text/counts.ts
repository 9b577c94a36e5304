import { wholeText } from '#contract/french.ts';

export { numbered, wholeText } from '#contract/french.ts';

/** The server counts up to a thousand; more is sent as 1001. */
const MOST = 1000;

/** '12', '1 000+' */
export function countText(count: number): string {
  return count > MOST ? `${wholeText(MOST)}+` : wholeText(count);
}
