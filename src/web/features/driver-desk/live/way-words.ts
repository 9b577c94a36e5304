import type { RideView } from '#contract/rides/rides.ts';
import { phoneMark } from '#contract/words/phone-time.fr.ts';
import { clockText } from '#web/text/dates.ts';
import { durationText } from '#web/text/durations.ts';
import type { Figure } from './live-figures.ts';

/** 'En route depuis 13:24', 'Sur place depuis 13:57'; undefined before. */
export function wayTitle(ride: RideView): string | undefined {
  const { status, onTheWayAt, arrivedAt } = ride;
  if (status !== 'accepted' || !onTheWayAt) return undefined;
  return arrivedAt
    ? `Sur place depuis ${clockText(new Date(arrivedAt))}${phoneMark(ride, 'arrived')}`
    : `En route depuis ${clockText(new Date(onTheWayAt))}${phoneMark(ride, 'on_the_way')}`;
}

export function wayFigures({ scheduledAt, arrivedAt, way }: RideView, now: Date): Figure[] {
  const pickup = { word: 'Prise en charge', text: clockText(new Date(scheduledAt)) };
  if (arrivedAt || !way?.expectedAt) return [pickup];
  const arrival = new Date(way.expectedAt);
  const minutes = Math.max(0, Math.ceil((arrival.getTime() - now.getTime()) / 60_000));
  return [
    { word: 'Arrivée', text: clockText(arrival) },
    { word: 'Reste', text: durationText(minutes) },
    pickup,
  ];
}
