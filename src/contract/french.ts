import { onFirstUse } from '#domain/time/on-first-use.ts';

/** Numbers and dates in French, for messages and screens. */
const euros = onFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }));
const whole = onFirstUse(() => new Intl.NumberFormat('fr-FR'));
const day = onFirstUse(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      timeZone: 'Europe/Paris',
    }),
);
const fullDay = onFirstUse(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/Paris',
    }),
);
const longDay = onFirstUse(
  () => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }),
);
const clock = onFirstUse(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Paris',
    }),
);

/** '24,50 €' for '24.50'. */
export function euroText(amount: string): string {
  return euros().format(Number(amount));
}

/** '42 min', '2 h', '1 h 05' */
export function durationText(minutes: number): string {
  const rounded = Math.round(minutes);
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}

/** '1 200' */
export function wholeText(count: number): string {
  return whole().format(count);
}

/** '1 passager', '2 passagers'; zero is singular in French. */
export function numbered(count: number, one: string, many = `${one}s`): string {
  return `${wholeText(count)}\u00a0${count < 2 ? one : many}`;
}

/** 'jeu. 7 mai' on the calendar of Paris. */
export function shortDayText(moment: Date): string {
  return day().format(moment);
}

/** '1er décembre 2026' on the calendar of Paris. */
export function longDayText(moment: Date): string {
  return longDay().format(moment).replace(/^1 /u, '1er ');
}

/** '7 mai 2026 à 17:30' */
export function longMomentText(moment: Date): string {
  return `${longDayText(moment)} à ${clockText(moment)}`;
}

/** 'jeu. 7 mai 2026' */
export function fullDayText(moment: Date): string {
  return fullDay().format(moment);
}

/** 'jeu. 7 mai 2026 à 17:30' */
export function dayAndTimeText(moment: Date): string {
  return `${fullDayText(moment)} à ${clockText(moment)}`;
}

/** '17:30' in Paris. */
export function clockText(moment: Date): string {
  return clock().format(moment);
}

/** 'jeu. 7 mai à 17:30' */
export function momentText(moment: Date): string {
  return `${shortDayText(moment)} à ${clockText(moment)}`;
}
