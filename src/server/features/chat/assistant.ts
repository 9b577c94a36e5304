import { sql } from 'kysely';
import type { AssistantView } from '#contract/chat.ts';
import { cents, moneyText } from '#domain/money.ts';
import { dayInParis, parisTime } from '#domain/time/paris.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

const DAY_MS = 24 * 3_600_000;

type Span = { from: Date; to: Date };

/** What a driver asks most, answered from the rides. */
export async function askAssistant({ db, clock }: Deps, driver: UserRow): Promise<AssistantView> {
  const now = clock();
  const [nextRide, today, week] = await Promise.all([
    findNextRide(db, driver.id),
    sumOf(db, driver.id, dayOf(now)),
    sumOf(db, driver.id, weekOf(now)),
  ]);
  return {
    nextRide,
    today: { rides: today.planned + today.done, done: today.done, takings: today.takings },
    week: { rides: week.done, takings: week.takings },
  };
}

async function findNextRide(db: Db, driverId: string): Promise<AssistantView['nextRide']> {
  const ride = await db
    .selectFrom('rides')
    .innerJoin('users', 'users.id', 'rides.client_id')
    .select([
      'rides.id',
      'number',
      'scheduled_at',
      'pickup_address',
      'destination_address',
      'first_name',
      'last_name',
    ])
    .where('driver_id', '=', driverId)
    .where('status', '=', 'accepted')
    .orderBy('scheduled_at')
    .limit(1)
    .executeTakeFirst();
  if (!ride) return null;
  return {
    id: ride.id,
    number: Number(ride.number),
    scheduledAt: ride.scheduled_at.toISOString(),
    clientName: `${ride.first_name} ${ride.last_name}`,
    pickupAddress: ride.pickup_address,
    destinationAddress: ride.destination_address,
  };
}

async function sumOf(db: Db, driverId: string, { from, to }: Span) {
  const rows = await db
    .selectFrom('rides')
    .select([
      'status',
      sql<string>`count(*)`.as('rides'),
      sql<string>`coalesce(sum(coalesce(final_cents, estimated_cents)), 0)`.as('total'),
    ])
    .where('driver_id', '=', driverId)
    .where('status', 'in', ['accepted', 'in_progress', 'completed'])
    .where('scheduled_at', '>=', from)
    .where('scheduled_at', '<', to)
    .groupBy('status')
    .execute();
  const done = rows.find(({ status }) => status === 'completed');
  const planned = rows.filter(({ status }) => status !== 'completed');
  return {
    done: Number(done?.rides ?? 0),
    planned: planned.reduce((sum, { rides }) => sum + Number(rides), 0),
    takings: moneyText(cents(Number(done?.total ?? 0))),
  };
}

function dayOf(moment: Date): Span {
  const span = dayInParis(parisTime(moment).day);
  if (!span) throw new Error('today is a day');
  return span;
}

/** From Monday to Sunday; noon avoids the changes of daylight saving time. */
function weekOf(now: Date): Span {
  const { day, weekday } = parisTime(now);
  const noon = Date.parse(`${day}T12:00:00Z`);
  const monday = new Date(noon - ((weekday + 6) % 7) * DAY_MS);
  const sunday = new Date(monday.getTime() + 6 * DAY_MS);
  return { from: dayOf(monday).from, to: dayOf(sunday).to };
}
