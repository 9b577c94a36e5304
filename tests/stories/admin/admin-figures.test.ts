import { expect, test } from 'vitest';
import { getFigures } from '#contract/platform/admin.calls.ts';
import type { FiguresQuery } from '#contract/platform/figures.ts';
import { cents } from '#domain/money.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { writeJournal } from '#server/features/payments/index.ts';
import { booked } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const figures = async (admin: Person, weeks: FiguresQuery['weeks'] = '4') =>
  (await admin.calls(getFigures, { query: { weeks } })).json();

type Past = { scheduledAt: string; cents?: number; paid?: number; status?: 'completed' | 'cancelled' };

/** A ride of the past, as the history of the platform would hold it; what was paid for it is in the journal. */
async function pastRide({ deps }: World, client: Person, driver: Person, past: Past): Promise<void> {
  const at = new Date(past.scheduledAt);
  const id = newId(at.getTime());
  await deps.db
    .insertInto('rides')
    .values({
      id,
      client_id: client.id,
      driver_id: driver.id,
      status: past.status ?? 'completed',
      pickup_address: 'Gare de Lyon',
      pickup_lat: 48.8,
      pickup_lng: 2.3,
      destination_address: 'Orly',
      destination_lat: 48.7,
      destination_lng: 2.4,
      scheduled_at: at,
      created_at: at,
      distance_km: 10,
      duration_minutes: 20,
      estimated_cents: past.cents ?? 2000,
      final_cents: null,
      price_lines: '[]',
    })
    .execute();
  if (past.paid !== undefined) await receive(deps, { id, driver_id: driver.id }, at, past.paid);
}

async function receive(deps: Deps, ride: { id: string; driver_id: string }, at: Date, amount: number) {
  await deps.db.transaction().execute(async (trx) => {
    const payment = await trx
      .insertInto('payments')
      .values({
        id: newId(at.getTime()),
        ride_id: ride.id,
        method: 'cash',
        amount_cents: amount,
        state: 'paid',
        created_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const line = { payment, ride, actorId: null, kind: 'cash_confirmed', amount: cents(amount) } as const;
    await writeJournal({ secrets: deps.secrets, clock: () => at }, trx, line);
  });
}

/** The clock is at Monday 4 May 2026, 09:30 in Paris. */
async function people() {
  const world = await openWorld();
  return {
    world,
    ines: await world.admin('Inès'),
    amelie: await world.client('Amélie'),
    chloe: await world.driver('Chloé'),
  };
}

test('completed rides and takings are counted by the weeks of Paris, takings by what was received', async () => {
  const { world, ines, amelie, chloe } = await people();
  await pastRide(world, amelie, chloe, { scheduledAt: '2026-05-03T21:59:00Z', cents: 1000, paid: 1000 });
  await pastRide(world, amelie, chloe, { scheduledAt: '2026-05-03T22:00:00Z', cents: 2000, paid: 2550 });
  await pastRide(world, amelie, chloe, {
    scheduledAt: '2026-04-14T10:00:00Z',
    cents: 4000,
    status: 'cancelled',
  });

  const { weeks, now } = await figures(ines);

  expect(weeks).toEqual([
    { monday: '2026-04-13', rides: 0, takings: '0.00' },
    { monday: '2026-04-20', rides: 0, takings: '0.00' },
    { monday: '2026-04-27', rides: 1, takings: '10.00' },
    { monday: '2026-05-04', rides: 1, takings: '25.50' },
  ]);
  expect(now).toMatchObject({ completed: 2, takings: '35.50' });
});

test('the period before is as long, and stops at the same hour of its week', async () => {
  const { world, ines, amelie, chloe } = await people();
  const before = [
    '2026-03-15T22:59:00Z',
    '2026-03-15T23:00:00Z',
    '2026-04-06T07:00:00Z',
    '2026-04-06T08:00:00Z',
  ];
  for (const scheduledAt of before) await pastRide(world, amelie, chloe, { scheduledAt, paid: 2000 });

  const answer = await figures(ines);

  expect(answer.before).toMatchObject({ completed: 2, takings: '40.00' });
  expect(answer.now.completed).toBe(0);
});

test('an acceptance is timed from the booking, and a refusal is counted', async () => {
  const { world, ines, amelie, chloe } = await people();
  const accept = async (minutes: number) => {
    const ride = await booked(amelie);
    world.passes(minutes);
    await chloe.accepts(ride);
  };

  for (const minutes of [1, 4, 45, 61]) await accept(minutes);
  const refused = await booked(amelie);
  await chloe.rejects(refused, 'Complet');
  const { now, before, acceptanceTimes } = await figures(ines);

  expect(now).toMatchObject({ accepted: 4, rejected: 1, medianAcceptanceSeconds: 1470 });
  expect(before).toMatchObject({ accepted: 0, rejected: 0, medianAcceptanceSeconds: null });
  expect(acceptanceTimes).toEqual([
    { underMinutes: 2, rides: 1 },
    { underMinutes: 5, rides: 1 },
    { underMinutes: 10, rides: 0 },
    { underMinutes: 30, rides: 0 },
    { underMinutes: 60, rides: 1 },
    { underMinutes: null, rides: 1 },
  ]);
});

test('every status and every role is counted, what is still to come as well', async () => {
  const { world, ines, amelie, chloe } = await people();
  await booked(amelie, { scheduledAt: '2026-06-20T12:00:00.000Z' });
  await pastRide(world, amelie, chloe, { scheduledAt: '2026-05-01T10:00:00Z' });
  await pastRide(world, amelie, chloe, { scheduledAt: '2025-05-01T10:00:00Z' });

  const { byStatus, accounts } = await figures(ines);

  expect(byStatus).toEqual({
    pending: 1,
    accepted: 0,
    in_progress: 0,
    completed: 1,
    cancelled: 0,
    rejected: 0,
  });
  expect(accounts).toEqual({ client: 1, driver: 1, admin: 1 });
});

test('a year has fifty-two weeks, a quarter twelve, and nothing else is asked for', async () => {
  const { ines } = await people();

  expect((await figures(ines, '52')).weeks).toHaveLength(52);
  expect((await ines.calls(getFigures)).json().weeks).toHaveLength(12);
  expect((await ines.sends('GET', `${getFigures.path}?weeks=5`)).statusCode).toBe(400);
});
