import type { RideOrderView } from '#contract/rides/ride-order.ts';
import { positionIn } from '#domain/order/order.ts';
import { openStatuses } from '#domain/ride/ride.ts';

export const legNames = { outward: 'Aller', return: 'Retour' } as const;

/** 'Aller', 'Retour', '4 sur 10', 'Aller, 2 sur 5' */
export function orderChip(order: RideOrderView): string {
  const position = positionIn(order);
  const place = position && `${position.date} sur ${position.of}`;
  return [order.leg && legNames[order.leg], place].filter(Boolean).join(', ');
}

/** How many rides of it are still to come. */
export function openRidesOf({ statuses }: RideOrderView): number {
  return openStatuses.reduce((sum, status) => sum + statuses[status], 0);
}
