import { clockText, longDayText } from '#contract/sentences/french.ts';

/** '7 mai 2026 à 14:02', or nothing. */
export function momentCell(moment: Date | string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  return `${longDayText(date)} à ${clockText(date)}`;
}
