import { may } from '../policy.ts';
import type { Actor, RideStatus } from '../ride/ride.ts';
import { addDays } from '../time/calendar.ts';
import { momentInParis, parisTime } from '../time/paris.ts';

/** An order taken by telephone; `enteredBy` is null when the client booked it. */
export type OrderTaken = {
  status: RideStatus;
  driverId: string | null;
  enteredBy: string | null;
  confirmedAt: Date | null;
};

/** 'En attente de confirmation du client': taken by telephone and not confirmed by the client yet. */
export function awaitsConfirmation({
  status,
  enteredBy,
  confirmedAt,
}: Omit<OrderTaken, 'driverId'>): boolean {
  return enteredBy !== null && confirmedAt === null && (status === 'pending' || status === 'accepted');
}

/** Who sees the guest link and notes 'confirmée par téléphone': the driver of the ride, else the one who typed it. */
export function mayKeepOrder(
  person: Actor,
  { driverId, enteredBy }: Pick<OrderTaken, 'driverId' | 'enteredBy'>,
): boolean {
  return may(person, 'take_orders') && enteredBy !== null && person.id === (driverId ?? enteredBy);
}

/** Six in the evening before the ride, when the driver is asked about an order that is still unconfirmed. */
export function eveningBefore(scheduledAt: Date): Date {
  const evening = momentInParis(`${addDays(parisTime(scheduledAt).day, -1)}T18:00`);
  if (!evening) throw new Error('there is no evening without its sixth hour');
  return evening;
}
