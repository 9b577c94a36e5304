import type { RideView } from '#contract/rides/rides.ts';
import { phoneMark } from '#contract/words/phone-time.fr.ts';
import { priceText } from '#web/ride/words/price-text.ts';
import { clockText, daysBetween, dayText, nearDayText } from '#web/text/dates.ts';
import { durationText } from '#web/text/durations.ts';
import { progressOf } from './progress-of.ts';

export type Figure = { word: string; text: string };

const UNKNOWN = '–';
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** 'Course en cours depuis 14:05', 'Prochaine course à 19:15', 'Prochaine course demain à 08:00' */
export function liveTitle(ride: RideView, now: Date): string {
  if (ride.status === 'in_progress') return sinceText(ride);
  const at = new Date(ride.scheduledAt);
  const day = daysBetween(now, at);
  if (day < 0) return `Course en retard, prévue ${dayWord(at, now)}`;
  const word = day === 0 ? '' : `${dayWord(at, now)} `;
  return `Prochaine course ${word}à ${clockText(at)}`;
}

/** 'demain', 'le lun. 4 mai' */
function dayWord(at: Date, now: Date): string {
  return nearDayText(at, now)?.toLowerCase() ?? `le ${dayText(at, now)}`;
}

export function sinceText(ride: RideView): string {
  const { startTime } = ride;
  if (!startTime) return 'Course en cours';
  return `Course en cours depuis ${clockText(new Date(startTime))}${phoneMark(ride, 'start')}`;
}

export function runningFigures(ride: RideView, now: Date): Figure[] {
  const progress = progressOf(ride, now);
  return [
    { word: 'Arrivée prévue', text: progress ? clockText(progress.arrival) : UNKNOWN },
    progress ? overdue(progress.minutesLeft, 'Reste') : { word: 'Reste', text: UNKNOWN },
    { word: 'Prix', text: priceText(ride) },
  ];
}

export function nextFigures(ride: RideView, now: Date): Figure[] {
  const minutes = Math.floor((Date.parse(ride.scheduledAt) - now.getTime()) / MINUTE_MS);
  return [
    minutes < DAY_MINUTES ? overdue(minutes, 'Dans') : { word: 'Dans', text: daysText(ride, now) },
    { word: 'Durée', text: ride.duration === null ? UNKNOWN : durationText(ride.duration) },
    { word: ride.priceToConfirm ? 'À confirmer' : 'Prix', text: priceText(ride) },
  ];
}

/** Minutes left, or minutes overdue. */
function overdue(minutes: number, word: string): Figure {
  if (minutes < 0) return { word: 'Retard', text: durationText(-minutes) };
  return { word, text: durationText(minutes) };
}

function daysText({ scheduledAt }: RideView, now: Date): string {
  const days = daysBetween(now, new Date(scheduledAt));
  return `${days}\u00a0jour${days > 1 ? 's' : ''}`;
}
