import type { RideOrderView } from '#contract/ride-order.ts';
import { shortWeekdays } from '#contract/weekdays.fr.ts';
import { positionIn } from '#domain/order/order.ts';
import { openStatuses, type RideStatus } from '#domain/ride/ride.ts';
import { numbered } from '#web/text/counts.ts';
import { calendarDayText } from '#web/text/dates.ts';

const legNames = { outward: 'Aller', return: 'Retour' } as const;

/** 'Aller', 'Retour', '4 sur 10', 'Aller, 2 sur 5' */
export function orderChip(order: RideOrderView): string {
  const position = positionIn(order);
  const place = position && `${position.date} sur ${position.of}`;
  return [order.leg && legNames[order.leg], place].filter(Boolean).join(', ');
}

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

/** How many rides of it are still to come. */
export function openRidesOf({ statuses }: RideOrderView): number {
  return openStatuses.reduce((sum, status) => sum + statuses[status], 0);
}
