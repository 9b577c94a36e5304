import type { RideView } from '../rides/rides.ts';
import { clockText, longDayText, shortDayText } from '../sentences/french.ts';
import { arrivalAhead } from './arrival-ahead.ts';
import { shortPhoneMark } from './phone-time.fr.ts';

/** `text`: when it happened or is expected; empty when unknown. */
export type RideStep = { word: string; text: string; isDone: boolean };

type Stepping = Pick<
  RideView,
  'acceptedAt' | 'onTheWayAt' | 'arrivedAt' | 'startTime' | 'startByPhone' | 'way'
>;

/** From 'acceptée' to 'à bord'. */
export function rideSteps(ride: Stepping, now: Date): RideStep[] {
  const { acceptedAt, onTheWayAt, arrivedAt, startTime } = ride;
  const arrival = arrivedAt ? undefined : arrivalAhead(ride, now);
  const expected = arrival ? `vers ${clockText(arrival)}` : '';
  return [
    { ...stepAt('Acceptée', acceptedAt, now), isDone: true },
    stepAt('En route', onTheWayAt, now, shortPhoneMark(ride, 'on_the_way')),
    {
      ...stepAt('Sur place', arrivedAt, now, shortPhoneMark(ride, 'arrived')),
      ...(expected && { text: expected }),
    },
    stepAt('À bord', startTime, now, shortPhoneMark(ride, 'start')),
  ];
}

/** '13:24', with a mark when it is the phone's time; another day is named instead. */
export function stepAt(word: string, moment: string | null | undefined, now: Date, mark = ''): RideStep {
  if (!moment) return { word, text: '', isDone: false };
  const at = new Date(moment);
  const isToday = longDayText(now) === longDayText(at);
  return { word, text: isToday ? `${clockText(at)}${mark}` : shortDayText(at), isDone: true };
}
