export { numbered } from '#contract/french.ts';

/** The server counts to a thousand; what is beyond comes as one more. */
const MOST = 1000;
const whole = new Intl.NumberFormat('fr-FR');

/** '12', '1 000+' */
export function countText(count: number): string {
  return count > MOST ? `${whole.format(MOST)}+` : whole.format(count);
}
