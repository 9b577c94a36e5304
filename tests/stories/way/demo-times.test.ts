import { expect, test } from 'vitest';
import { loadDemo } from '#server/demo/load-demo.ts';
import { openWorld } from '#tests/support/world.ts';

test('every ride of the demonstration was booked, agreed on and driven in this order, and none of it tomorrow', async () => {
  const { deps } = await openWorld();
  await loadDemo(deps.db, deps, () => {});
  const now = new Date();
  const rides = await deps.db.selectFrom('rides').selectAll().execute();
  const events = await deps.db.selectFrom('ride_events').selectAll().orderBy('id').execute();
  const vouchers = await deps.db.selectFrom('vouchers').selectAll().orderBy('version').execute();

  const lives = rides.flatMap((ride) => {
    const issued = vouchers.filter(({ ride_id }) => ride_id === ride.id).map(({ issued_at }) => issued_at);
    const times = events.filter(({ ride_id }) => ride_id === ride.id).map(({ at }) => at);
    const agreed = [ride.created_at, ride.accepted_at];
    return [
      [...agreed, ...issued, now],
      [...agreed, ride.cancellation_requested_at, now],
      [...agreed, ride.fee_at, now],
      [...agreed, ride.on_the_way_at, ride.arrived_at, ride.landed_at, ride.luggage_at],
      [...agreed, ride.arrived_at, ride.started_at, ride.ended_at, ride.price_contested_at, now],
      [ride.created_at, ...times, now],
    ].map((moments) => moments.filter((moment) => moment !== null));
  });

  expect(lives.length).toBeGreaterThan(100);
  expect(lives.filter((moments) => !isInOrder(moments))).toEqual([]);
});

function isInOrder(moments: Date[]): boolean {
  return moments.every((moment, index) => moment >= (moments[index - 1] ?? moment));
}
