import { randomUUID } from 'node:crypto';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { toOrly } from '#tests/support/bookings.ts';
import type { FarPerson } from '#tests/support/far-people.ts';
import { answered } from './answered.ts';

/** A booking in one hour, by the real clock of the server. */
export function soonToOrly() {
  return { ...toOrly, scheduledAt: new Date(Date.now() + 3_600_000).toISOString() };
}

export async function bookedBy(client: Pick<FarPerson, 'calls'>): Promise<string> {
  const key = { 'idempotency-key': randomUUID() };
  const order = { body: soonToOrly() };
  const { body } = await answered(() => client.calls(bookRide, order, key));
  return body.id;
}
