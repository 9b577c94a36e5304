import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { type Call, urlOf } from '#contract/call.ts';
import { getPublicSettings } from '#contract/platform/settings.calls.ts';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { listRides, moveRide } from '#contract/rides/rides.calls.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import type { LoadRequest } from './load/fire.ts';
import { cookieOf, people } from './people.ts';

/** Calls on one database. */
export type Workload = {
  name: string;
  calls: (server: { url: string; database: string }, count: number) => Promise<LoadRequest[]>;
  /** Whether the same call can be repeated. */
  isRepeatable: boolean;
};

/** One measured workload, with the limit that repeats our statements, and the share of it that must be reached. */
export type Work = Workload & { limit: 'bare-fastify' | 'bare-node'; bar: number };

const json = { 'content-type': 'application/json' };
const trip = {
  pickupAddress: 'Gare de Lyon, Place Louis-Armand, 75012 Paris',
  pickupLat: 48.8443,
  pickupLng: 2.3735,
  destinationAddress: 'Aéroport d’Orly, 94390 Paray-Vieille-Poste',
  destinationLat: 48.7262,
  destinationLng: 2.3652,
  scheduledAt: new Date(Date.now() + 24 * 3_600_000).toISOString(),
  passengers: 2,
};

const settings: Workload = {
  name: nameOf(getPublicSettings),
  isRepeatable: true,
  calls: async (_server, count) => repeated({ ...getPublicSettings, headers: {} }, count),
};
const me: Workload = {
  name: nameOf(getCurrentUser),
  isRepeatable: true,
  calls: async (_server, count) => readings(getCurrentUser, count),
};
const rides: Workload = {
  name: nameOf(listRides),
  isRepeatable: true,
  calls: async (_server, count) => readings(listRides, count),
};
const book: Workload = { name: nameOf(bookRide), isRepeatable: false, calls: bookings };
const accept: Workload = { name: 'accept a ride', isRepeatable: false, calls: acceptances };
const page: Workload = {
  name: 'GET / in brotli',
  isRepeatable: true,
  calls: async (_server, count) =>
    repeated({ method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } }, count),
};

export const works: Work[] = [
  { ...settings, limit: 'bare-fastify', bar: 0.7 },
  { ...me, limit: 'bare-node', bar: 0.7 },
  { ...rides, limit: 'bare-node', bar: 0.7 },
  { ...book, limit: 'bare-node', bar: 0.6 },
  { ...accept, limit: 'bare-node', bar: 0.6 },
];

/** By the word that runs it alone, with the share of the limit with the fewest statements that must be reached. */
export const limitWorks: Record<string, Workload & { bar: number }> = {
  settings: { ...settings, bar: 0.85 },
  me: { ...me, bar: 0.85 },
  rides: { ...rides, bar: 0.95 },
  book: { ...book, bar: 0.8 },
  accept: { ...accept, bar: 0.85 },
  page: { ...page, bar: 0.5 },
};

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

function repeated({ method, path, headers }: LoadRequest, count: number): LoadRequest[] {
  return Array.from({ length: count }, () => ({ method, path, headers }));
}

function readings({ method, path }: Call, count: number): LoadRequest[] {
  return Array.from({ length: count }, (_, index) => ({
    method,
    path,
    headers: cookieOf(oneOf(people.readers, index)),
  }));
}

/** As the form sends them: with a quote and a key. */
async function bookings({ url }: { url: string }, count: number): Promise<LoadRequest[]> {
  const body = JSON.stringify({ ...trip, quoteId: await quoteOf(url) });
  return Array.from({ length: count }, (_, index) => ({
    method: bookRide.method,
    path: bookRide.path,
    headers: { ...json, ...cookieOf(oneOf(people.bookers, index)), 'idempotency-key': randomUUID() },
    body,
  }));
}

async function quoteOf(url: string): Promise<string> {
  const ends = {
    origins: `${trip.pickupLat},${trip.pickupLng}`,
    originAddress: trip.pickupAddress,
    destinations: `${trip.destinationLat},${trip.destinationLng}`,
    destinationAddress: trip.destinationAddress,
  };
  const query = { ...ends, scheduledAt: trip.scheduledAt };
  const answer = await fetch(`${url}${urlOf(quoteTrip, { query })}`);
  return ((await answer.json()) as { quoteId: string }).quoteId;
}

async function acceptances({ database }: { database: string }, count: number): Promise<LoadRequest[]> {
  const ids = await newRequests(database, count);
  const body = { status: 'accepted' } as const;
  return ids.map((id, index) => ({
    method: moveRide.method,
    path: urlOf(moveRide, { id }),
    headers: { ...json, ...cookieOf(oneOf(people.drivers, index)) },
    body: JSON.stringify(body),
  }));
}

/** Pending rides, each of which can be accepted once. */
async function newRequests(database: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into rides (id, client_id, status, pickup_address, pickup_lat, pickup_lng, destination_address,
       destination_lat, destination_lng, scheduled_at, created_at, distance_km, duration_minutes, estimated_cents)
     select gen_random_uuid(), md5('person ' || (${people.bookers[0]} + n % ${people.bookers.length}))::uuid, 'pending',
       'Gare de Lyon', 48.8443, 2.3735, 'Orly', 48.7262, 2.3652, now() + interval '1 day', now(), 18.3, 37, 3245
     from generate_series(1, $1::integer) n returning id`,
    [count],
  );
  await client.end();
  return rows.map(({ id }) => id);
}

function oneOf(numbers: number[], index: number): number {
  return numbers[index % numbers.length] ?? people.reader;
}
