import type { RideView } from '#contract/rides.ts';
import type { Person } from './people.ts';

/** A booking that is accepted; each test says what it changes. The world's clock stands at 2026-05-04 09:30 in Paris. */
export const toOrly = {
  pickupAddress: 'Gare de Lyon, 75012 Paris',
  pickupLat: 48.8443,
  pickupLng: 2.3735,
  destinationAddress: 'Aéroport de Paris-Orly, 94390 Orly',
  destinationLat: 48.7262,
  destinationLng: 2.3652,
  scheduledAt: '2026-05-04T12:00:00.000Z',
};

export async function booked(client: Person, change: Record<string, unknown> = {}): Promise<RideView> {
  return (await client.posts('/api/rides', { ...toOrly, ...change })).json();
}

/** What the form asks before it shows a price. */
export async function quoted(client: Pick<Person, 'reads'>, trip = toOrly) {
  const query = new URLSearchParams({
    origins: `${trip.pickupLat},${trip.pickupLng}`,
    destinations: `${trip.destinationLat},${trip.destinationLng}`,
    scheduledAt: trip.scheduledAt,
  });
  return (await client.reads(`/api/google-places/distance-matrix?${query}`)).json();
}
