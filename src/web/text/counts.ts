/** The server counts to a thousand; what is beyond comes as one more. */
const MOST = 1000;
const whole = new Intl.NumberFormat('fr-FR');

/** '12', '1 000+' */
export function countText(count: number): string {
  return count > MOST ? `${whole.format(MOST)}+` : whole.format(count);
}

/** '1 passager', '2 passagers'; zero is singular in French. */
export function numbered(count: number, one: string, many = `${one}s`): string {
  return `${whole.format(count)}\u00a0${count < 2 ? one : many}`;
}
