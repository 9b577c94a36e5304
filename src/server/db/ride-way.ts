import { freeUntil } from '#domain/pricing/waiting.ts';
import { countedArrival } from '#domain/ride/way.ts';
import type { RideRow } from './schema.ts';

type Times = Pick<
  RideRow,
  | 'on_the_way_at'
  | 'on_the_way_phone_at'
  | 'arrived_at'
  | 'arrived_phone_at'
  | 'scheduled_at'
  | 'free_minutes'
  | 'landed_at'
>;

/** When the driver says it was; the server's own time where there was a network. */
export function shownSteps(ride: Omit<Times, 'scheduled_at' | 'free_minutes' | 'landed_at'>) {
  return {
    onTheWayAt: ride.on_the_way_phone_at ?? ride.on_the_way_at,
    arrivedAt: ride.arrived_phone_at ?? ride.arrived_at,
  };
}

/** Until when a driver who is there waits for nothing. */
export function freeWaitingUntil(ride: Times): Date | null {
  const arrivedAt = countedArrival(ride.arrived_at, ride.arrived_phone_at);
  if (!arrivedAt || ride.free_minutes === null) return null;
  return freeUntil({
    scheduledAt: ride.scheduled_at,
    arrivedAt,
    landedAt: ride.landed_at,
    freeMinutes: ride.free_minutes,
  });
}
