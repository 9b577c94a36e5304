import { sql } from 'kysely';
import type { AssistantView } from '#contract/people/chat.ts';
import { moneyText } from '#domain/money.ts';
import { periodOf, type Span } from '#domain/time/calendar.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { sumTakings } from '#server/features/takings/index.ts';

/** What a driver asks most, answered from the rides and the payment journal. */
export async function askAssistant({ db, clock }: Deps, driver: UserRow): Promise<AssistantView> {
  const { day } = parisTime(clock());
  const [nextRide, today, week] = await Promise.all([
    findNextRide(db, driver.id),
    sumOf(db, driver.id, periodOf('day', day)),
    sumOf(db, driver.id, periodOf('week', day)),
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
      'hire_hours',
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
    hours: ride.hire_hours,
  };
}

/** Rides by their day, takings by the day the money came. */
async function sumOf(db: Db, driverId: string, span: Span) {
  const { from, to } = span;
  const rows = await db
    .selectFrom('rides')
    .select(['status', sql<string>`count(*)`.as('rides')])
    .where('driver_id', '=', driverId)
    .where('status', 'in', ['accepted', 'in_progress', 'completed'])
    .where('scheduled_at', '>=', from)
    .where('scheduled_at', '<', to)
    .groupBy('status')
    .execute();
  const countOf = (isDone: boolean) =>
    rows
      .filter(({ status }) => (status === 'completed') === isDone)
      .reduce((sum, { rides }) => sum + Number(rides), 0);
  const takings = moneyText(await sumTakings(db, driverId, span));
  return { done: countOf(true), planned: countOf(false), takings };
}
