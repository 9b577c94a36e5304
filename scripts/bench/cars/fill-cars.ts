import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import { newToken } from '#server/secrets/tokens.ts';
import { clientOf, fillRoom, sessionOf } from '../fill-room.ts';

/** A ride under way, with the sessions of its driver and of the client who follows it. */
export type CarRide = { rideId: string; driver: string; follower: string };

/** Each with a driver of its own. */
export async function fillCars(db: Kysely<Tables>, cars: number): Promise<CarRide[]> {
  const { chatUsers } = await fillRoom(db, cars);
  const rides = chatUsers.map(({ rideId, session }, index) => ({
    rideId,
    follower: session,
    driver: newToken(),
    driverId: newId(),
    email: `chauffeur${index}@example.fr`,
  }));
  const users = rides.map(({ driverId, email }) => ({
    ...clientOf({ id: driverId, email }),
    role: 'driver' as const,
  }));
  await db.insertInto('users').values(users).execute();
  // Not 'Actif': what a booking tells every active driver is not what is measured.
  const profiles = rides.map(({ driverId }) => ({ user_id: driverId, is_active: false }));
  await db.insertInto('driver_profiles').values(profiles).execute();
  const sessions = rides.map(({ driver, driverId }) => sessionOf(driver, driverId));
  await db.insertInto('sessions').values(sessions).execute();
  for (const { rideId, driverId } of rides) {
    // Past its time: no reminder of it is due, which would be counted.
    const left = { driver_id: driverId, on_the_way_at: new Date(), scheduled_at: new Date() };
    await db.updateTable('rides').set(left).where('id', '=', rideId).execute();
  }
  return rides;
}
