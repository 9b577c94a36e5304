import { describe, expect, test } from 'vitest';
import { getTakings, listReceipts } from '#contract/money/takings.calls.ts';
import type { TakingsQuery } from '#contract/money/takings.ts';
import { askAssistant } from '#contract/people/chat.calls.ts';
import { getFigures } from '#contract/platform/admin.calls.ts';
import { agreedRide, startedRide } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

const open = async () => {
  const world = await openWorld({ options: { rateLimitScale: 100 } });
  const amelie = await world.client('Amélie');
  const chloe = await world.driver('Chloé');
  return { world, amelie, chloe };
};

const read = async (driver: Person, query: TakingsQuery) =>
  (await driver.calls(getTakings, { query })).json();

test('the journal, the assistant and the admin know one number for the takings of a week', async () => {
  const { world, amelie, chloe } = await open();
  const ines = await world.admin('Inès');
  const [paid, unpaid, refunded] = [
    await agreedRide(amelie, chloe),
    await agreedRide(amelie, chloe),
    await agreedRide(amelie, chloe),
  ];
  await amelie.paysCash(refunded);
  await chloe.confirmsCash(refunded);
  await chloe.cancels(refunded, 'Panne');
  await chloe.refunds(refunded);
  for (const ride of [paid, unpaid]) {
    await chloe.starts(ride);
    await chloe.completes(ride, '60.00');
  }
  await chloe.confirmsCash(paid);

  const { total } = await read(chloe, { period: 'week' });
  const { week } = (await chloe.calls(askAssistant)).json();
  const { weeks, now } = (await ines.calls(getFigures, { query: { weeks: '4' } })).json();

  expect([total, week.takings, weeks.at(-1)?.takings, now.takings]).toEqual(Array(4).fill('60.00'));
});

describe('the takings of a driver', () => {
  test('are what was really received, in the day, the week and the month of Paris', async () => {
    const { world, amelie, chloe } = await open();
    const ride = await agreedRide(amelie, chloe);
    await amelie.paysCash(ride);
    const before = await read(chloe, { period: 'day' });

    await chloe.confirmsCash(ride);

    expect(before).toMatchObject({ total: '0.00', rides: 0, average: null });
    for (const period of ['day', 'week', 'month', 'year'] as const) {
      expect(await read(chloe, { period })).toMatchObject({
        total: ride.estimatedPrice,
        byMethod: { cash: ride.estimatedPrice, paypal: '0.00', stripe: '0.00' },
        refunded: '0.00',
        rides: 1,
        average: ride.estimatedPrice,
      });
    }
    expect(await read(chloe, { period: 'day', date: '2026-05-03' })).toMatchObject({ total: '0.00' });
    expect(await read(chloe, { period: 'week', date: '2026-05-10' })).toMatchObject({
      firstDay: '2026-05-04',
      lastDay: '2026-05-10',
      total: ride.estimatedPrice,
    });
    expect(world.logLines.join('')).not.toContain('Amélie');
  });

  test('belong to the evening they came in, not to the day of Greenwich', async () => {
    const { world, amelie, chloe } = await open();
    const ride = await startedRide(amelie, chloe, { scheduledAt: '2026-05-05T12:00:00.000Z' });
    world.passes(15 * 60);

    await chloe.confirmsCash(ride);

    expect(await read(chloe, { period: 'day', date: '2026-05-05' })).toMatchObject({
      total: ride.estimatedPrice,
    });
    expect(await read(chloe, { period: 'day', date: '2026-05-04' })).toMatchObject({ total: '0.00' });
  });

  test('list what awaits the driver', async () => {
    const { amelie, chloe } = await open();
    const [declared, toRefund] = [await agreedRide(amelie, chloe), await agreedRide(amelie, chloe)];
    await agreedRide(amelie, chloe);
    await amelie.paysCash(declared);
    await amelie.paysCash(toRefund);
    await chloe.confirmsCash(toRefund);
    await chloe.cancels(toRefund, 'Panne');

    const { waiting } = await read(chloe, { period: 'day' });

    expect(waiting.map(({ id }) => id).toSorted()).toEqual([declared.id, toRefund.id].toSorted());
  });

  test('are held against as many days of the period before', async () => {
    const { world, amelie, chloe } = await open();
    const [first, second] = [await startedRide(amelie, chloe), await agreedRide(amelie, chloe)];
    await chloe.completes(first, '40.00');
    await chloe.confirmsCash(first);
    for (const days of [10, 10, 11]) {
      world.passes(days * 24 * 60);
      await read(chloe, { period: 'day' });
    }
    await chloe.starts(second);
    await chloe.completes(second, '60.00');
    await chloe.confirmsCash(second);

    const month = await read(chloe, { period: 'month' });
    const year = await read(chloe, { period: 'year' });

    expect(month).toMatchObject({
      total: '60.00',
      before: { firstDay: '2026-05-01', lastDay: '2026-05-04', total: '40.00', rides: 1, average: '40.00' },
    });
    expect(month.steps.filter(({ rides }) => rides > 0)).toEqual([
      { firstDay: '2026-06-04', total: '60.00', rides: 1 },
    ]);
    expect(year).toMatchObject({ total: '100.00', rides: 2, average: '50.00', before: { total: '0.00' } });
    expect(year.steps.map(({ total }) => total).slice(3, 7)).toEqual(['0.00', '40.00', '60.00', '0.00']);
    expect((await read(chloe, { period: 'day' })).steps).toEqual([]);
  });

  test('name what is still to collect until it is paid', async () => {
    const { amelie, chloe } = await open();
    const [paid, unpaid] = [await startedRide(amelie, chloe), await agreedRide(amelie, chloe)];
    await chloe.completes(paid, '40.00');
    await chloe.confirmsCash(paid);
    await agreedRide(amelie, chloe);
    await chloe.starts(unpaid);
    await chloe.completes(unpaid, '60.00');

    const { toCollect } = await read(chloe, { period: 'day' });
    await chloe.confirmsCash(unpaid);

    expect(toCollect).toMatchObject({ count: 1, total: '60.00', rides: [{ id: unpaid.id }] });
    expect((await read(chloe, { period: 'day' })).toCollect).toEqual({ count: 0, total: '0.00', rides: [] });
  });

  test('are those of every driver for the admin', async () => {
    const { world, amelie, chloe } = await open();
    const [yann, ines] = [await world.driver('Yann'), await world.admin('Inès')];
    const [hers, his] = [await startedRide(amelie, chloe), await startedRide(amelie, yann)];
    const owed = await agreedRide(amelie, chloe);
    await chloe.completes(hers, '40.00');
    await chloe.confirmsCash(hers);
    await yann.completes(his, '25.00');
    await yann.confirmsCash(his);
    await chloe.starts(owed);
    await chloe.completes(owed, '30.00');

    const all = await read(ines, { period: 'month' });

    expect(all).toMatchObject({ total: '65.00', rides: 2, average: '32.50', waiting: [] });
    expect(all.toCollect).toMatchObject({ count: 1, total: '30.00' });
    expect(await read(yann, { period: 'month' })).toMatchObject({ total: '25.00', toCollect: { count: 0 } });
    const { receipts } = (await ines.calls(listReceipts, { query: { period: 'month' } })).json();
    expect(receipts.map(({ amount }) => amount)).toEqual(['40.00', '25.00']);
  });

  test('go down when cash is given back', async () => {
    const { amelie, chloe } = await open();
    const ride = await agreedRide(amelie, chloe);
    await amelie.paysCash(ride);
    await chloe.confirmsCash(ride);
    await chloe.cancels(ride, 'Panne');

    const refunded = (await chloe.refunds(ride)).json();

    expect(refunded.paymentStatus).toBe('refunded');
    expect(await read(chloe, { period: 'day' })).toMatchObject({
      total: '0.00',
      refunded: ride.estimatedPrice,
      rides: 0,
      waiting: [],
    });
    expect((await chloe.refunds(ride)).statusCode).toBe(409);
  });

  test('are visible to their driver only', async () => {
    const { world, amelie, chloe } = await open();
    const yann = await world.driver('Yann');
    await chloe.confirmsCash(await startedRide(amelie, chloe));

    expect(await read(yann, { period: 'month' })).toMatchObject({ total: '0.00', rides: 0 });
    expect((await yann.calls(listReceipts, { query: { period: 'month' } })).json().receipts).toEqual([]);
  });

  test.each(['period=decade', 'period=day&date=2026-02-30', 'date=2026-05-04'])(
    '%s is refused',
    async (query) => {
      const { chloe } = await open();

      const answer = await chloe.sends('GET', `${getTakings.path}?${query}`);

      expect(answer.statusCode).toBe(400);
    },
  );
});
