import type { RideStatus } from '#domain/ride/ride.ts';
import type { NewRide, NewRideEvent } from '#server/db/schema.ts';
import { answeredAfter, lateBefore } from './rides.ts';

/** The events that lead each of these rides to its status. */
export function demoEvents(rides: readonly NewRide[]): NewRideEvent[] {
  return rides.flatMap((ride, index) => {
    const answered = new Date(ride.created_at.getTime() + answeredAfter(index) * 60_000);
    return lifeOf(ride, answered).map(([move, from_status, to_status, at]) => ({
      ride_id: ride.id,
      actor_id: ofClients.has(move) || to_status === 'cancelled' ? ride.client_id : (ride.driver_id ?? null),
      move,
      from_status,
      to_status,
      reason: ride.rejection_reason ?? null,
      at,
    }));
  });
}

const ofClients = new Set(['book', 'land', 'collect_luggage']);

type Step = [move: string, from: RideStatus | null, to: RideStatus, at: Date];

function lifeOf(ride: NewRide, answered: Date): Step[] {
  const book: Step = ['book', null, 'pending', ride.created_at];
  const accept: Step = ['accept', 'pending', 'accepted', answered];
  const start: Step = ['start', 'accepted', 'in_progress', ride.started_at ?? answered];
  switch (ride.status) {
    case 'pending':
      return [book];
    case 'accepted':
      return [book, accept];
    case 'in_progress':
      return [book, accept, ...wayOf(ride), start];
    case 'completed':
      return [book, accept, start, ['complete', 'in_progress', 'completed', ride.ended_at ?? answered]];
    case 'rejected':
      return [book, ['reject', 'pending', 'rejected', answered]];
    case 'cancelled':
      return ride.accepted_at
        ? [book, accept, ['cancel', 'accepted', 'cancelled', lateBefore(new Date(ride.scheduled_at))]]
        : [book, ['cancel', 'pending', 'cancelled', answered]];
  }
}

/** From the departure of the driver to the luggage of who landed. */
function wayOf({ on_the_way_at, arrived_at, landed_at, luggage_at }: NewRide): Step[] {
  const times = [
    ['set_off', on_the_way_at],
    ['arrive', arrived_at],
    ['land', landed_at],
    ['collect_luggage', luggage_at],
  ] as const;
  return times.flatMap(([move, at]): Step[] => (at ? [[move, 'accepted', 'accepted', new Date(at)]] : []));
}
