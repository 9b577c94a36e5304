import type { BookRideBody, EditRideBody } from '#contract/rides/booking-bodies.ts';
import { changeFollowing, quoteFollowing } from '#contract/rides/change-requests.calls.ts';
import { bookOrder, listOrderRides, quoteOrder } from '#contract/rides/orders.calls.ts';
import type { BookOrderBody, OrderOutcomeView } from '#contract/rides/orders.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { toOrly } from './bookings.ts';
import type { Person, Visitor } from './people.ts';

/** The return from Orly, in the evening of the same day. */
export const fromOrly = {
  pickupAddress: toOrly.destinationAddress,
  pickupLat: toOrly.destinationLat,
  pickupLng: toOrly.destinationLng,
  destinationAddress: toOrly.pickupAddress,
  destinationLat: toOrly.pickupLat,
  destinationLng: toOrly.pickupLng,
  scheduledAt: '2026-05-04T18:00:00.000Z',
};

/** To Orly on so many days, from the first on. */
export function daily(days: number, change: Partial<BookRideBody> = {}): BookRideBody[] {
  return Array.from({ length: days }, (_, index) => ({
    ...toOrly,
    scheduledAt: new Date(Date.parse(toOrly.scheduledAt) + index * 86_400_000).toISOString(),
    ...change,
  }));
}

export async function quotesFor(visitor: Visitor, rides: BookRideBody[]) {
  return (await visitor.calls(quoteOrder, { body: { rides } })).json();
}

/** The body of an order, as the form sends it: each ride with its own quote. */
export async function quotedOrder(
  client: Person,
  rides: BookRideBody[],
  more: Partial<BookOrderBody> = {},
): Promise<BookOrderBody> {
  const { quotes } = await quotesFor(client, rides);
  const quoted = rides.map((ride, index) => ({ ...ride, quoteId: quotes[index]?.quoteId ?? '' }));
  return { rides: quoted, withReturns: false, ...more };
}

export async function orderedReturn(
  client: Person,
  change: Partial<BookRideBody> = {},
): Promise<OrderOutcomeView> {
  const rides = [toOrly, fromOrly].map((trip) => ({ ...trip, ...change }));
  return await ordered(client, rides, { withReturns: true });
}

export async function ordered(
  client: Person,
  rides: BookRideBody[],
  more: Partial<BookOrderBody> = {},
): Promise<OrderOutcomeView> {
  return (await client.calls(bookOrder, { body: await quotedOrder(client, rides, more) })).json();
}

export async function ridesOf(person: Person, { id }: Pick<RideView, 'id'>) {
  return (await person.calls(listOrderRides, { id })).json().rides;
}

/** 'Celle-ci et les suivantes', as the dialog does: what was shown is sent. */
export async function changesFollowing(person: Person, id: string, change: EditRideBody) {
  const { rides } = (await person.calls(quoteFollowing, { id, body: change })).json();
  const named = rides.map(({ id: ride, version, quoteId }) => ({ id: ride, version, quoteId }));
  return await person.calls(changeFollowing, { id, body: { change, rides: named } });
}
