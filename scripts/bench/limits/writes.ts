import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Pool, PoolClient } from 'pg';
import { newId } from '#server/db/uuid.ts';
import {
  acceptRide,
  claimKey,
  countBooking,
  insertRide,
  notifyClient,
  notifyDrivers,
  recordEvent,
} from './statements.ts';

type Person = { id: string };

/** A booking: one attempt counted, then key, ride, history and notifications together. */
export async function book(
  pool: Pool,
  client: Person,
  headers: IncomingHttpHeaders,
  body: Record<string, unknown>,
): Promise<unknown> {
  const [id, now] = [newId(), new Date()];
  const window = [`book:${client.id}`, new Date(now.getTime() + 3_600_000), now];
  await pool.query({ ...countBooking, values: window });

  return await inTransaction(pool, async (trx) => {
    const key = [client.id, headers['idempotency-key'], createHash('sha256').update(id).digest(), id, now];
    await trx.query({ ...claimKey, values: key });
    const { rows } = await trx.query({ ...insertRide, values: [id, client.id, now, ...columnsOf(body)] });
    const notice = `live ${JSON.stringify({ to: [client.id], roles: ['admin', 'driver'], frame: { type: 'ride_changed', rideId: id } })}`;
    await trx.query({ ...recordEvent, values: [id, client.id, 'book', null, 'pending', now, notice] });
    await trx.query({ ...notifyDrivers, values: [id, now] });
    return rows[0];
  });
}

/** An acceptance: ride, history and notifications together. */
export async function accept(pool: Pool, driver: Person, id: string): Promise<unknown> {
  const now = new Date();
  return await inTransaction(pool, async (trx) => {
    const { rows } = await trx.query({ ...acceptRide, values: [id, driver.id] });
    const to = [rows[0].client_id, driver.id];
    const notice = `live ${JSON.stringify({ to, roles: ['admin', 'driver'], frame: { type: 'ride_changed', rideId: id } })}`;
    await trx.query({
      ...recordEvent,
      values: [id, driver.id, 'accept', 'pending', 'accepted', now, notice],
    });
    await trx.query({ ...notifyClient, values: [id, now] });
    return rows[0];
  });
}

function columnsOf(body: Record<string, unknown>): unknown[] {
  const { pickupAddress, pickupLat, pickupLng, destinationAddress, destinationLat, destinationLng } = body;
  const trip = [pickupAddress, pickupLat, pickupLng, destinationAddress, destinationLat, destinationLng];
  return [...trip, new Date(String(body.scheduledAt)), 18.3, 37, 3245, false, null, '[]', body.passengers];
}

async function inTransaction<Result>(
  pool: Pool,
  work: (trx: PoolClient) => Promise<Result>,
): Promise<Result> {
  const trx = await pool.connect();
  try {
    await trx.query('begin');
    const result = await work(trx);
    await trx.query('commit');
    return result;
  } finally {
    trx.release();
  }
}
