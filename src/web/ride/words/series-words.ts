import type { RideOrderView } from '#contract/rides/ride-order.ts';
import { shortWeekdays } from '#contract/sentences/weekdays.fr.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { numbered } from '#web/text/counts.ts';
import { calendarDayText } from '#web/text/dates.ts';
import { legNames } from './order-words.ts';

/** What the other ride of the same date is called. */
export function otherName({ leg }: RideOrderView): string {
  return leg === 'outward' ? legNames.return : legNames.outward;
}

/** 'lun., mar., jeu. jusqu’au 28 mai 2026' */
export function seriesText({ weekdays, lastDay }: RideOrderView): string {
  return `${shortWeekdays(weekdays)} jusqu’au ${calendarDayText(lastDay)}`;
}

const statusNames: readonly (readonly [RideStatus, one: string, many: string])[] = [
  ['accepted', 'acceptée', 'acceptées'],
  ['in_progress', 'en cours', 'en cours'],
  ['pending', 'en attente', 'en attente'],
  ['completed', 'terminée', 'terminées'],
  ['rejected', 'refusée', 'refusées'],
  ['cancelled', 'annulée', 'annulées'],
];

/** '7 acceptées, 2 en attente, 1 refusée' */
export function statusesText({ statuses }: RideOrderView): string {
  return statusNames
    .filter(([status]) => statuses[status] > 0)
    .map(([status, one, many]) => numbered(statuses[status], one, many))
    .join(', ');
}
