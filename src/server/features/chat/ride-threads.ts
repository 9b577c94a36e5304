import { sql } from 'kysely';
import type { RideThreadView } from '#contract/people/chat.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { presentRide, ridesWithPeople } from '#server/features/rides/index.ts';
import { presentRideMessage } from './present-message.ts';
import { rideMessages } from './ride-messages.ts';
import { unreadRides } from './unread.ts';

const MOST = 30;
/** Only the soonest requests are searched; unread ones are found whatever their departure. */
const REQUESTS = 200;

/** What a driver has to read or answer about rides: their open rides and the requests, and whatever is unread. */
export async function readRideThreads({ db, clock }: Deps, driver: UserRow): Promise<RideThreadView[]> {
  const unread = await unreadRides(db, driver);
  const last = await lastMessages(db, driver, Object.keys(unread));
  if (last.length === 0) return [];
  const ids = last.map(({ ride_id }) => ride_id);
  const rides = await ridesWithPeople(db).where('rides.id', 'in', ids).execute();
  const byId = new Map(rides.map((ride) => [ride.id, ride]));
  return last.flatMap((message) => {
    const ride = byId.get(message.ride_id);
    if (!ride) return [];
    const lastMessage = presentRideMessage(message);
    return [{ ride: presentRide(ride, driver, clock()), lastMessage, unread: unread[ride.id] ?? 0 }];
  });
}

/** The last message of each conversation, latest first; one index lookup for each ride. */
async function lastMessages(db: Db, driver: UserRow, unreadIds: string[]) {
  const open = sql<string>`(
    select latest.id from (
      select id from rides where driver_id = ${driver.id} and status in ('accepted', 'in_progress')
      union (select id from rides where status = 'pending' order by scheduled_at, id limit ${REQUESTS})
      union select unnest(${unreadIds}::uuid[])) as candidates
    cross join lateral (
      select id from ride_messages where ride_id = candidates.id order by id desc limit 1) as latest
    order by latest.id desc limit ${MOST})`;
  return await rideMessages(db)
    .where('ride_messages.id', 'in', open)
    .orderBy('ride_messages.id', 'desc')
    .execute();
}
