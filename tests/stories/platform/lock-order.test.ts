import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { changePassenger } from '#contract/rides/booking.calls.ts';
import { acceptOrder } from '#contract/rides/orders.calls.ts';
import { agreedRide } from '#tests/support/bookings.ts';
import { orderedReturn } from '#tests/support/orders.ts';
import { openWorld, type World } from '#tests/support/world.ts';

/** Someone saves the company meanwhile: what vouchers print is held, then the rides. Fails where a ride is held already. */
async function whileCompanyIsSaved<Result>({ deps }: World, acts: () => Promise<Result>): Promise<Result> {
  const { acted } = await deps.db.transaction().execute(async (trx) => {
    await trx.selectFrom('voucher_facts').select('revision').forUpdate().execute();
    const begun = acts();
    await expect.poll(() => countWaiting(deps.db)).toBe(1);
    await trx
      .selectFrom('rides')
      .select('id')
      .where('status', '=', 'accepted')
      .forUpdate()
      .noWait()
      .execute();
    return { acted: begun };
  });
  return await acted;
}

async function countWaiting(db: World['deps']['db']): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

async function openRoad() {
  const world = await openWorld();
  return { world, amelie: await world.client('Amélie'), chloe: await world.driver('Chloé') };
}

test('whoever changes the passenger holds what the voucher prints before the ride', async () => {
  const { world, amelie, chloe } = await openRoad();
  const ride = await agreedRide(amelie, chloe);

  const changed = await whileCompanyIsSaved(world, () =>
    amelie.calls(changePassenger, { id: ride.id, body: { passenger: { name: 'Zoé Haddad', phone: '' } } }),
  );

  expect(changed.json().passenger?.name).toBe('Zoé Haddad');
});

test('whoever accepts what is left of an order holds what the vouchers print before its rides', async () => {
  const { world, amelie, chloe } = await openRoad();
  const { ride } = await orderedReturn(amelie);
  await chloe.accepts(ride);

  const accepted = await whileCompanyIsSaved(world, () => chloe.calls(acceptOrder, { id: ride.id }));

  expect(accepted.json()).toMatchObject({ changed: 1 });
});
