import { wholeText } from '#web/text/counts.ts';
import { euroText } from '#web/text/euros.ts';

/** '+ 4', '− 2'; 'autant' when nothing changed. */
export function changeText(change: number): string {
  return change === 0 ? SAME : `${signOf(change)}${wholeText(Math.abs(change))}`;
}

/** '+ 120,40 €' between two amounts. */
export function euroChangeText(now: string, before: string): string {
  const change = Math.round(Number(now) * 100) - Math.round(Number(before) * 100);
  return change === 0 ? SAME : `${signOf(change)}${euroText(String(Math.abs(change) / 100))}`;
}

const SAME = 'autant';

function signOf(change: number): string {
  return change > 0 ? '+\u00a0' : '−\u00a0';
}
