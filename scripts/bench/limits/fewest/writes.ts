import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { BookRide } from '#contract/rides/booking-bodies.ts';
import { moveRide } from '#domain/ride/allowed-moves.ts';
import type { UserRow } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import { openQuote } from '#server/features/pricing/index.ts';
import { factsOf, type RideWithPeople } from '#server/features/rides/index.ts';
import { draftVoucher } from '#server/features/vouchers/index.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { announcer } from './announcer.ts';
import { acceptRide, bookRide, findFacts, findStanding } from './statements.ts';

const HOUR_MS = 3_600_000;
/** As scaled for the application: measurements are not refused. */
const PER_HOUR = 30_000_000;
const secrets = secretBox(process.env.SECRET_KEY ?? '');
const announce = announcer();

/** One statement counts the hour, claims the key and writes ride, history, outbox and notice, or nothing. */
export async function book(
  pool: Pool,
  client: UserRow,
  key: string,
  body: BookRide,
): Promise<RideWithPeople> {
  const now = new Date();
  const quote = openQuote(secrets, body.quoteId ?? '', now);
  if (!quote) throw new Error('no quote');
  const id = newId(now.getTime());
  const { quoteId: _quote, ...ordered } = body;
  const notice = live([client.id], { rideId: id, move: 'book', by: client.id });
  const { rows } = await pool.query({
    ...bookRide,
    values: [
      createHash('sha256').update(`book:${client.id}`).digest('base64url'),
      new Date(now.getTime() + HOUR_MS),
      now,
      PER_HOUR,
      client.id,
      key,
      createHash('sha256').update(JSON.stringify(ordered)).digest(),
      id,
      body.pickupAddress,
      quote.from?.lat,
      quote.from?.lng,
      body.destinationAddress,
      quote.to?.lat,
      quote.to?.lng,
      new Date(body.scheduledAt),
      quote.km,
      quote.minutes,
      quote.total,
      quote.toConfirm,
      quote.ruleName,
      JSON.stringify(quote.lines),
      body.passengers,
      notice,
    ],
  });
  announce(pool, notice);
  const { first_name, last_name, email, phone } = client;
  return {
    ...rows[0],
    client_first_name: first_name,
    client_last_name: last_name,
    client_email: email,
    client_phone: phone,
    driver_first_name: null,
  };
}

/** What rules and voucher have to know, then one conditional statement with history, outbox, notice and voucher. */
export async function accept(pool: Pool, driver: UserRow, id: string): Promise<RideWithPeople> {
  const standing = (await pool.query({ ...findStanding, values: [id] })).rows[0];
  const now = new Date();
  const judged = moveRide(factsOf(standing), { move: 'accept', actor: driver, now });
  if (!judged.ok) throw new Error(judged.refusal);
  const notice = live([standing.client_id, driver.id], { rideId: id, move: 'accept', by: driver.id });
  const [facts] = (await pool.query({ ...findFacts, values: [[id], driver.id] })).rows;
  const { revision, document, content, mark, keptUntil } = draftVoucher(secrets, facts, { at: now });
  const { number, version, token } = document;
  const voucher = [revision, version, number, token, mark, content, keptUntil];
  const { rows } = await pool.query({
    ...acceptRide,
    values: [id, driver.id, now, standing.version, notice, ...voucher],
  });
  announce(pool, notice);
  const { first_name, last_name, email } = driver;
  return {
    ...rows[0],
    driver_first_name: first_name,
    driver_last_name: last_name,
    driver_email: email,
    driver_phone: rows[0].profile_phone || driver.phone,
  };
}

function live(to: string[], what: Record<string, string>): string {
  return `live ${JSON.stringify({ to, roles: ['admin', 'driver'], frame: { type: 'ride_changed', ...what } })}`;
}
