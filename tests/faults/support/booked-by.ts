import { bookRide } from '#contract/rides/booking.calls.ts';
import { toOrly } from '#tests/support/bookings.ts';
import type { FarPerson } from '#tests/support/far-people.ts';

/** A booking in one hour, by the real clock of the server. */
export function soonToOrly() {
  return { ...toOrly, scheduledAt: new Date(Date.now() + 3_600_000).toISOString() };
}

export async function bookedBy(client: Pick<FarPerson, 'calls'>): Promise<string> {
  const { body } = await client.calls(bookRide, { body: soonToOrly() });
  return body.id;
}
