import { onFirstUse } from '#domain/time/on-first-use.ts';

export { numbered } from '#contract/french.ts';

/** The server counts to a thousand; what is beyond comes as one more. */
const MOST = 1000;
const whole = onFirstUse(() => new Intl.NumberFormat('fr-FR'));

/** '12', '1 000+' */
export function countText(count: number): string {
  return count > MOST ? `${whole().format(MOST)}+` : whole().format(count);
}
