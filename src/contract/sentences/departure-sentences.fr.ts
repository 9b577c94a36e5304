import type { Answer, Off } from '#domain/availability/answer.ts';
import { clockOf } from '#domain/availability/departure.ts';
import type { Minutes } from '#domain/availability/work-hours.ts';
import { startOfDay, weekdayOf } from '#domain/time/calendar.ts';
import { parisTime } from '#domain/time/paris.ts';
import { clockText, durationText, momentText, numbered, shortDayText } from './french.ts';
import { DEPARTURE_PAST } from './ride-sentences.fr.ts';
import { longWeekday } from './weekdays.fr.ts';

/** What a client reads about an impossible departure; never why a driver is busy, nor which one. */
export function refusalText(answer: Exclude<Answer, { kind: 'free' }>, now: Date): string {
  switch (answer.kind) {
    case 'outside_hours':
      return outsideText(answer);
    case 'day_off':
      return dayOffText(answer.off);
    case 'too_soon':
      return tooSoonText(answer, now);
    case 'too_far':
      return `Les réservations sont ouvertes jusqu’au ${shortDayText(startOfDay(answer.lastDay))}.`;
    case 'taken':
      return 'Ce moment n’est plus disponible.';
  }
}

export const OUTSIDE_TO_CONFIRM =
  'En dehors des heures habituelles : le chauffeur confirme le prix et l’heure.';

/** 'Le jeu. 14 mai : ce moment n’est plus disponible.', for one of several dates. */
export function ofDateText(at: Date, why: string): string {
  return `Le ${shortDayText(at)}\u00a0: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
}

/** For when no departure is possible at all. */
export function noDepartureText(phone: string): string {
  const call = phone === '' ? '' : ` Appelez le ${phone}.`;
  return `Aucun départ possible pour le moment.${call}`;
}

/** 'Pas de départ entre 08:15 et 09:15, ni de 13:00 à 15:00.' */
export function gapsText(gaps: readonly Minutes[]): string | null {
  const [first, ...more] = gaps.map(({ from, to }) => ({ from: clockOf(from), to: clockOf(to) }));
  if (!first) return null;
  const others = more.map(({ from, to }) => `, ni de ${from} à ${to}`).join('');
  return `Pas de départ entre ${first.from} et ${first.to}${others}.`;
}

function outsideText({ day, after, before }: Answer & { kind: 'outside_hours' }): string {
  if (after !== null && before !== null)
    return `Pas de départ entre ${clockOf(after)} et ${clockOf(before)}.`;
  const onDay = `Pas de départ le ${longWeekday(weekdayOf(day))}`;
  if (before !== null) return `${onDay} avant ${clockOf(before)}.`;
  return after === null ? `${onDay}.` : `${onDay} après ${clockOf(after)}.`;
}

function dayOffText({ startsAt, endsAt, wholeDays }: Off): string {
  const last = new Date(endsAt.getTime() - 1);
  const isOneDay = parisTime(startsAt).day === parisTime(last).day;
  if (!wholeDays && isOneDay)
    return `Aucun départ le ${shortDayText(startsAt)} entre ${clockText(startsAt)} et ${clockText(endsAt)}.`;
  if (!wholeDays) return `Aucun départ du ${momentText(startsAt)} au ${momentText(endsAt)}.`;
  if (isOneDay) return `Aucun départ le ${shortDayText(startsAt)}.`;
  return `Aucun départ du ${firstDayText(startsAt, last)} au ${shortDayText(last)}.`;
}

/** 'ven. 8' before another day of the same month. */
function firstDayText(first: Date, last: Date): string {
  const isSameMonth = parisTime(first).day.slice(0, 7) === parisTime(last).day.slice(0, 7);
  const text = shortDayText(first);
  return isSameMonth ? text.split(' ').slice(0, 2).join(' ') : text;
}

function tooSoonText({ noticeMinutes, from }: Answer & { kind: 'too_soon' }, now: Date): string {
  if (noticeMinutes === 0) return DEPARTURE_PAST;
  const isToday = parisTime(from).day === parisTime(now).day;
  const start = isToday ? `de ${clockText(from)} aujourd’hui` : `du ${momentText(from)}`;
  return `Réservez au moins ${noticeText(noticeMinutes)} à l’avance : à partir ${start}.`;
}

/** '2 heures', '45 minutes', '1 h 30' */
function noticeText(minutes: number): string {
  if (minutes % 60 === 0) return numbered(minutes / 60, 'heure');
  return minutes < 60 ? numbered(minutes, 'minute') : durationText(minutes);
}
