import type { RideStatus } from '#domain/ride/ride.ts';
import type { NewRide, NewRideEvent } from '#server/db/schema.ts';
import { answeredAfter } from './rides.ts';

/** The events that lead each of these rides to its status. */
export function demoEvents(rides: readonly NewRide[]): NewRideEvent[] {
  return rides.flatMap((ride, index) => {
    const answered = new Date(ride.created_at.getTime() + answeredAfter(index) * 60_000);
    return lifeOf(ride, answered).map(([move, from_status, to_status, at]) => ({
      ride_id: ride.id,
      actor_id: move === 'book' || to_status === 'cancelled' ? ride.client_id : (ride.driver_id ?? null),
      move,
      from_status,
      to_status,
      reason: ride.rejection_reason ?? null,
      at,
    }));
  });
}

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
      return [book, accept, start];
    case 'completed':
      return [book, accept, start, ['complete', 'in_progress', 'completed', ride.ended_at ?? answered]];
    case 'rejected':
      return [book, ['reject', 'pending', 'rejected', answered]];
    case 'cancelled':
      return ride.accepted_at
        ? [book, accept, ['cancel', 'accepted', 'cancelled', late(ride)]]
        : [book, ['cancel', 'pending', 'cancelled', answered]];
  }
}

/** An hour before the pickup: it costs. */
function late({ scheduled_at }: NewRide): Date {
  return new Date(new Date(scheduled_at).getTime() - 3_600_000);
}
