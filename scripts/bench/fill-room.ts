import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import { hashToken, newToken } from '#server/secrets/tokens.ts';

/** A client with a ride that a driver has accepted, already signed in. */
export type ChatUser = { session: string; rideId: string };

const DRIVERS = 20;
const AT_ONCE = 500;

/** Clients, each with a ride; all drivers are sessions of one account. */
export async function fillRoom(
  db: Kysely<Tables>,
  clients: number,
): Promise<{ chatUsers: ChatUser[]; drivers: string[] }> {
  const driver = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'driver')
    .executeTakeFirstOrThrow();
  const drivers = Array.from({ length: DRIVERS }, () => newToken());
  await db
    .insertInto('sessions')
    .values(drivers.map((token) => sessionOf(token, driver.id)))
    .execute();

  const chatUsers: ChatUser[] = [];
  for (let from = 0; from < clients; from += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, clients - from) }, (_, index) => ({
      id: newId(),
      rideId: newId(),
      session: newToken(),
      email: `client${from + index}@example.fr`,
    }));
    await db.insertInto('users').values(group.map(clientOf)).execute();
    await db
      .insertInto('rides')
      .values(group.map(({ id, rideId }) => rideOf(rideId, id, driver.id)))
      .execute();
    await db
      .insertInto('sessions')
      .values(group.map(({ id, session }) => sessionOf(session, id)))
      .execute();
    chatUsers.push(...group.map(({ session, rideId }) => ({ session, rideId })));
  }
  return { chatUsers, drivers };
}

export function sessionOf(token: string, user_id: string) {
  const expires_at = new Date(Date.now() + 24 * 3_600_000 * 14);
  return { token_hash: hashToken(token), user_id, created_at: new Date(), expires_at };
}

export function clientOf({ id, email }: { id: string; email: string }) {
  return {
    id,
    email,
    role: 'client' as const,
    password_hash: '-',
    first_name: 'Client',
    last_name: 'Martin',
    created_at: new Date(),
  };
}

function rideOf(id: string, client_id: string, driver_id: string) {
  return {
    id,
    client_id,
    driver_id,
    status: 'accepted' as const,
    pickup_address: 'Gare de Lyon',
    pickup_lat: 48.8443,
    pickup_lng: 2.3735,
    destination_address: 'Orly',
    destination_lat: 48.7262,
    destination_lng: 2.3652,
    scheduled_at: new Date(Date.now() + 3_600_000),
    created_at: new Date(),
    distance_km: 17,
    duration_minutes: 34,
    estimated_cents: 4680,
    price_lines: '[]',
  };
}
