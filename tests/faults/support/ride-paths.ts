import type { Role } from '#domain/account/roles.ts';
import { moveRide } from '#domain/ride/allowed-moves.ts';
import { type Move, moves } from '#domain/ride/moves.ts';
import type { RideFacts, RideStatus } from '#domain/ride/ride.ts';
import type { Db } from '#server/db/schema.ts';
import { groupedBy } from './grouped-by.ts';

type Event = {
  move: string;
  from_status: RideStatus | null;
  to_status: RideStatus;
  reason: string | null;
  at: Date;
  actor_id: string | null;
  role: Role | null;
};

/** Replays the events of each ride by the table of the domain: they must lead to its status. */
export async function brokenPaths(db: Db): Promise<string[]> {
  const events = await db
    .selectFrom('ride_events')
    .leftJoin('users', 'users.id', 'ride_events.actor_id')
    .select(['ride_id', 'actor_id', 'move', 'from_status', 'to_status', 'reason', 'at', 'users.role'])
    .orderBy('ride_events.id')
    .execute();
  const lives = groupedBy(events, ({ ride_id }) => ride_id);
  const rides = await db.selectFrom('rides').selectAll().execute();

  return rides.flatMap((ride) => {
    const born: RideFacts = {
      status: 'pending',
      clientId: ride.client_id,
      driverId: null,
      scheduledAt: ride.scheduled_at,
      cancellationRequestedAt: null,
      startedAt: null,
      terms: ride.cancellation_terms,
    };
    const end = live(born, lives.get(ride.id) ?? []);
    if (typeof end === 'string') return [`ride ${ride.id}: ${end}`];
    const isThere = end.status === ride.status && end.driverId === ride.driver_id;
    return isThere ? [] : [`ride ${ride.id} is ${ride.status}, its history ends as ${end.status}`];
  });
}

/** The state that the events lead to, or the first event that may not have happened. */
function live(born: RideFacts, [first, ...later]: Event[]): RideFacts | string {
  if (first?.move !== 'book') return 'was never booked';
  let ride = born;
  for (const event of later) {
    const to = destinationOf(ride, event);
    if (event.from_status !== ride.status || event.to_status !== to)
      return `${event.move} from ${event.from_status} to ${event.to_status} while it was ${ride.status}`;
    ride = after(ride, event);
  }
  return ride;
}

function destinationOf(ride: RideFacts, { move, actor_id, role, reason, at }: Event): RideStatus | undefined {
  if (!isMove(move) || !actor_id || !role) return undefined;
  const actor = { id: actor_id, role };
  const result = moveRide(ride, { move, actor, reason: reason ?? undefined, now: at });
  return result.ok ? result.to : undefined;
}

function isMove(move: string): move is Move {
  return (moves as readonly string[]).includes(move);
}

function after(ride: RideFacts, { move, to_status, actor_id, at }: Event): RideFacts {
  const moved = { ...ride, status: to_status };
  if (move === 'accept' || move === 'reject') return { ...moved, driverId: actor_id };
  if (move === 'start') return { ...moved, startedAt: at };
  if (move === 'request_cancellation') return { ...moved, cancellationRequestedAt: at };
  const isAnswered = move === 'refuse_cancellation' || move === 'withdraw_cancellation';
  return isAnswered ? { ...moved, cancellationRequestedAt: null } : moved;
}
