import type { RideView } from '#contract/rides/rides.ts';
import { clockText, longDayText, shortDayText } from '#contract/sentences/french.ts';
import { arrivalAhead } from '#contract/words/arrival-ahead.ts';
import { phoneMark } from '#contract/words/phone-time.fr.ts';
import { arrivalTime } from '#domain/ride/schedule.ts';

export function nameOf({ driver }: RideView): string {
  return driver?.firstName ?? 'Votre chauffeur';
}

/** Whether the driver is waiting at the pickup. */
export function isThere({ status, arrivedAt }: RideView): boolean {
  return status === 'accepted' && Boolean(arrivedAt);
}

/** The estimate without a position: a title, a time, and what that time means. */
export function etaOf(ride: RideView, now: Date): [title: string, time: string, detail: string] {
  const { status, scheduledAt, onTheWayAt, startTime, duration } = ride;
  const pickup = new Date(scheduledAt);
  if (status === 'in_progress') {
    const start = startTime ? new Date(startTime) : pickup;
    const arrival = duration === null ? start : arrivalTime(start, duration);
    if (arrival <= now) return ['Vous êtes à bord', at(start), 'heure de départ'];
    return ['Vous êtes à bord', `vers ${at(arrival)}`, 'arrivée estimée d’après la route'];
  }
  if (onTheWayAt) {
    const left = `départ à ${at(new Date(onTheWayAt))}${phoneMark(ride, 'on_the_way')}`;
    const expected = arrivalAhead(ride, now);
    if (!expected) return [`${nameOf(ride)} est en route`, at(pickup), `prise en charge, ${left}`];
    return [
      `${nameOf(ride)} est en route`,
      `vers ${at(expected)}`,
      `${left}, heure estimée d’après la route`,
    ];
  }
  const day =
    longDayText(now) === longDayText(pickup) ? `aujourd’hui, ${shortDayText(pickup)}` : shortDayText(pickup);
  if (status === 'pending')
    return ['Votre demande est enregistrée', at(pickup), `${day}. Un chauffeur va la prendre.`];
  return [
    'Votre course est acceptée',
    at(pickup),
    `${day}. Vous verrez la voiture quand ${nameOf(ride)} partira.`,
  ];
}

export function at(moment: Date): string {
  return clockText(moment);
}
