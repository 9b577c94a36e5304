import { clockText, dayText, nearDayText } from '#web/text/dates.ts';

const PARIS = { timeZone: 'Europe/Paris' } as const;
const fullDay = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  ...PARIS,
});
const shortDay = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'jeudi 7 mai 2026' */
export function fullDayText(moment: Date): string {
  return fullDay.format(moment);
}

/** '27 avr.' for '2026-04-27' */
export function shortDayText(day: string): string {
  return shortDay.format(new Date(`${day}T12:00:00Z`));
}

/** '27 avril 2026' for '2026-04-27' */
export function longDayText(day: string): string {
  return longDay.format(new Date(`${day}T12:00:00Z`));
}

/** 'Aujourd’hui', 'Hier', 'lun. 4 mai' */
export function journalDayText(moment: Date, now: Date): string {
  return nearDayText(moment, now) ?? dayText(moment, now);
}

/** 'aujourd’hui à 14:05', 'hier à 22:14', 'lun. 4 mai à 09:30' */
export function whenText(moment: Date, now: Date): string {
  const near = nearDayText(moment, now)?.toLocaleLowerCase('fr');
  return `${near ?? dayText(moment, now)} à ${clockText(moment)}`;
}
