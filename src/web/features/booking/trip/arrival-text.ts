import { clockText, daysBetween, dayText } from '#web/text/dates.ts';
import { arrivalOf, type Trip } from './trip.ts';

/** '10:12', with the day when it is not the day of the departure; undefined while unknown. */
export function arrivalText(trip: Trip | undefined, moment: Date | undefined): string | undefined {
  const arrival = arrivalOf(trip, moment);
  if (!arrival || !moment) return undefined;
  const clock = clockText(arrival);
  return daysBetween(moment, arrival) === 0 ? clock : `${clock} (${dayText(arrival, moment)})`;
}
