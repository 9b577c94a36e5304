import { wholeText } from '#web/text/counts.ts';
import { durationText } from '#web/text/durations.ts';

const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 });
const finePercent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** '43 000 €' for '43000.40'. */
export function wholeEuroText(amount: string): string {
  return euros.format(Number(amount));
}

/** '2,5 k€' on an axis; '800 €' below a thousand. */
export function axisEuroText(amount: number): string {
  return amount < 1000 ? `${wholeText(amount)}\u00a0€` : `${compact.format(amount / 1000)}\u00a0k€`;
}

/** '97 %', '0,4 %'; a small share is never written as zero. */
export function percentText(part: number, all: number): string {
  if (all === 0) return percent.format(0);
  const share = part / all;
  if (share > 0 && share < 0.001) return `<\u00a0${finePercent.format(0.001)}`;
  return (share > 0 && share < 0.01 ? finePercent : percent).format(share);
}

/** '40 s', '3 min 40', '1 h 05' */
export function waitText(exact: number): string {
  const seconds = Math.round(exact);
  if (seconds < 60) return `${seconds}\u00a0s`;
  if (seconds >= 3600) return durationText(seconds / 60);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? `${minutes}\u00a0min` : `${minutes}\u00a0min\u00a0${String(rest).padStart(2, '0')}`;
}

/** '+ 9 %'; undefined when the earlier value is zero. */
export function growthText(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const growth = Math.round(((now - before) / before) * 100);
  return `${signOf(growth)}${wholeText(Math.abs(growth))}\u00a0%`;
}

/** '+ 25 s' */
export function delayChangeText(now: number, before: number): string {
  return `${signOf(now - before)}${waitText(Math.abs(now - before))}`;
}

function signOf(change: number): string {
  if (change === 0) return '';
  return change > 0 ? '+\u00a0' : '−\u00a0';
}
