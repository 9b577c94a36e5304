import { momentInParis, parisTime } from '#domain/time/paris.ts';
import type { Db, NewRide } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import { demoEvents } from './events.ts';
import { defense, gareDeLyon, type Place, roissy, versailles } from './places.ts';
import { demoTerms } from './ride-stories.ts';
import { demoRide } from './rides.ts';

const HOUR_MS = 3_600_000;
const WEEKS = 6;
const ACCEPTED_WEEKS = 4;

type Way = { from: Place; to: Place; km: number; minutes: number };
type Asked = Way & { at: Date; status: 'pending' | 'accepted'; leg?: 'outward' | 'return' };
type Order = { clientId: string; driverId: string; weekdays: number[]; rides: Asked[] };

/** A return to the airport, another that is agreed on and can be paid at once, and an office every week of which the last dates still wait for an answer. */
export async function loadOrders(
  trx: Db,
  people: { returning: string; weekly: string; driverId: string },
): Promise<NewRide[]> {
  const { driverId } = people;
  const toAirport = { from: versailles, to: roissy, km: 42.6, minutes: 58 };
  const toOffice = { from: gareDeLyon, to: defense, km: 14.2, minutes: 33 };
  const returned = await load(trx, {
    clientId: people.returning,
    driverId,
    weekdays: [],
    rides: [
      { ...toAirport, at: inDays(4, '06:30'), status: 'pending', leg: 'outward' },
      { ...back(toAirport), at: inDays(9, '19:15'), status: 'pending', leg: 'return' },
    ],
  });
  const agreed = await load(trx, {
    clientId: people.returning,
    driverId,
    weekdays: [],
    rides: [
      { ...toOffice, at: inDays(12, '09:15'), status: 'accepted', leg: 'outward' },
      { ...back(toOffice), at: inDays(12, '18:40'), status: 'accepted', leg: 'return' },
    ],
  });
  const weekly = await load(trx, {
    clientId: people.weekly,
    driverId,
    weekdays: [parisTime(inDays(3, '08:15')).weekday],
    rides: Array.from({ length: WEEKS }, (_, week) => ({
      ...toOffice,
      at: inDays(3 + 7 * week, '08:15'),
      status: week < ACCEPTED_WEEKS ? ('accepted' as const) : ('pending' as const),
    })),
  });
  return [...returned, ...agreed, ...weekly];
}

async function load(trx: Db, { clientId, driverId, weekdays, rides }: Order): Promise<NewRide[]> {
  const order_id = newId();
  const rows = rides.map(({ at, status, leg, ...way }, index) =>
    demoRide(
      {
        ...way,
        status,
        at: (at.getTime() - Date.now()) / HOUR_MS,
        more: {
          order_id,
          order_place: index + 1,
          order_leg: leg ?? null,
          scheduled_at: at,
          cancellation_terms: demoTerms,
        },
      },
      { clientId, driverId, answered: 12 },
    ),
  );
  const last = rides.at(-1)?.at ?? new Date();
  await trx
    .insertInto('orders')
    .values({
      id: order_id,
      client_id: clientId,
      created_at: rows[0]?.created_at ?? new Date(),
      ride_count: rows.length,
      weekdays,
      last_day: parisTime(last).day,
    })
    .execute();
  await trx.insertInto('rides').values(rows).execute();
  await trx.insertInto('ride_events').values(demoEvents(rows)).execute();
  return rows;
}

function back({ from, to, ...road }: Way): Way {
  return { from: to, to: from, ...road };
}

/** At this hour in Paris, so many days from now. */
export function inDays(days: number, time: string): Date {
  const { day } = parisTime(new Date(Date.now() + days * 24 * HOUR_MS));
  return momentInParis(`${day}T${time}`) ?? new Date();
}
