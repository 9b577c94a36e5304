import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { getCurrentUser } from '#contract/auth.calls.ts';
import { bookRide } from '#contract/booking.calls.ts';
import { type Call, urlOf } from '#contract/call.ts';
import { quoteTrip } from '#contract/places.calls.ts';
import { listRides, moveRide } from '#contract/rides.calls.ts';
import { getPublicSettings } from '#contract/settings.calls.ts';
import type { LoadRequest } from './load/fire.ts';
import { cookieOf, people } from './people.ts';

/** One measured workload: its calls on one database. */
export type Work = {
  name: string;
  /** The limit it is compared with, and the share that must be reached. */
  limit: 'bare-fastify' | 'bare-node';
  bar: number;
  calls: (server: { url: string; database: string }, count: number) => Promise<LoadRequest[]>;
  /** Whether the same call can be repeated. */
  isRepeatable: boolean;
};

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

export const works: Work[] = [
  {
    name: nameOf(getPublicSettings),
    limit: 'bare-fastify',
    bar: 0.7,
    isRepeatable: true,
    calls: async (_server, count) => repeated({ ...reading(getPublicSettings), headers: {} }, count),
  },
  {
    name: nameOf(getCurrentUser),
    limit: 'bare-node',
    bar: 0.7,
    isRepeatable: true,
    calls: async (_server, count) => repeated(reading(getCurrentUser), count),
  },
  {
    name: nameOf(listRides),
    limit: 'bare-node',
    bar: 0.7,
    isRepeatable: true,
    calls: async (_server, count) => repeated(reading(listRides), count),
  },
  { name: nameOf(bookRide), limit: 'bare-node', bar: 0.6, isRepeatable: false, calls: bookings },
  { name: 'accept a ride', limit: 'bare-node', bar: 0.6, isRepeatable: false, calls: acceptances },
];

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

function repeated(request: LoadRequest, count: number): LoadRequest[] {
  return Array.from({ length: count }, () => request);
}

function reading({ method, path }: Call): LoadRequest {
  return { method, path, headers: cookieOf(people.reader) };
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
