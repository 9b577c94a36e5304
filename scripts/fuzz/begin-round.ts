import { type Kysely, sql } from 'kysely';
import type { Db, NewUser, Tables } from '#server/db/schema.ts';
import { hashToken } from '#server/secrets/tokens.ts';
import { dayRule } from '#tests/support/prices.ts';
import { type Member, members, PRIVATE_ADDRESS, PRIVATE_NOTE, PRIVATE_PHONE, people } from './people.ts';
import type { Round, RoundRide } from './round.ts';

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Requests sign people out, block them and use up their rides: accounts are reset, and rides created again. */
export async function beginRound(db: Kysely<Tables>, round: Round, passwordHash: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const member of members) await putBack(trx, userOf(member, passwordHash));
    await openSessions(trx, round);
    await freeDrivers(trx);
    await trx.insertInto('rides').values(round.rides.map(rideOf)).execute();
    await trx.insertInto('ride_events').values(round.rides.map(bookingOf)).execute();
    await trx
      .insertInto('pricing_rules')
      .values(round.ruleIds.map((id) => ({ ...dayRule, id })))
      .execute();
    await fillOutbox(trx, round);
  });
}

/** A request may have taken an email meanwhile. */
async function putBack(trx: Db, user: NewUser): Promise<void> {
  const { id, created_at, ...changing } = user;
  await sql`
    update users set email = id || '@moved.example'
    where lower(email) = ${user.email} and id <> ${id}`.execute(trx);
  await trx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
    .execute();
}

function userOf({ id, role, email, firstName }: Member, password_hash: string): NewUser {
  const isOwner = id === people.owner.id;
  return {
    id,
    role,
    email,
    password_hash,
    first_name: firstName,
    last_name: 'Martin',
    phone: isOwner ? PRIVATE_PHONE : '0698765432',
    home_address: isOwner ? PRIVATE_ADDRESS : null,
    blocked_at: null,
    created_at: new Date(),
  };
}

async function openSessions(trx: Db, { resetToken }: Round): Promise<void> {
  const ids = members.map(({ id }) => id);
  await trx.deleteFrom('sessions').where('user_id', 'in', ids).execute();
  await trx.insertInto('sessions').values(members.flatMap(sessionsOf)).execute();
  await trx
    .insertInto('password_resets')
    .values({ token_hash: hashToken(resetToken), user_id: people.bystandingClient.id, expires_at: inDays(1) })
    .execute();
}

function sessionsOf({ id, sessions }: Member) {
  return sessions.map((token) => ({
    token_hash: hashToken(token),
    user_id: id,
    created_at: new Date(),
    expires_at: inDays(14),
  }));
}

/** A driver has at most one running ride. */
async function freeDrivers(trx: Db): Promise<void> {
  await trx.updateTable('rides').set({ status: 'completed' }).where('status', '=', 'in_progress').execute();
}

function rideOf({ id, status, client, driver }: RoundRide) {
  const isFree = status === 'pending' || status === 'rejected';
  return {
    id,
    status,
    client_id: client.id,
    driver_id: isFree ? null : driver.id,
    pickup_address: 'Gare de Lyon, 75012 Paris',
    pickup_lat: 48.8443,
    pickup_lng: 2.3735,
    destination_address: 'Aéroport de Paris-Orly, 94390 Orly',
    destination_lat: 48.7262,
    destination_lng: 2.3652,
    scheduled_at: inDays(1),
    created_at: new Date(),
    distance_km: 17,
    duration_minutes: 34,
    estimated_cents: 4680,
    notes: client === people.owner && !isFree ? PRIVATE_NOTE : '',
    price_lines: '[]',
  };
}

function bookingOf({ id, status, client }: RoundRide) {
  const at = new Date();
  return {
    ride_id: id,
    actor_id: client.id,
    move: 'book',
    from_status: null,
    to_status: status,
    reason: null,
    at,
  };
}

/** Due in a year, so that only requests change them. */
async function fillOutbox(trx: Db, { outbox, rides }: Round): Promise<void> {
  for (const { id, state } of outbox)
    await sql`
      insert into outbox (id, ride_id, event, channel, recipient_id, state, due_at, changed_at, created_at)
      overriding system value values (${id}, ${rides[0]?.id}, 'accepted', 'email', ${people.owner.id}, ${state},
        ${inDays(365)}, now(), now())`.execute(trx);
}
