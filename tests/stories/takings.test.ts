import { describe, expect, test } from 'vitest';
import { getFigures } from '#contract/admin.calls.ts';
import { askAssistant } from '#contract/chat.calls.ts';
import { downloadTakings, getTakings } from '#contract/payments.calls.ts';
import type { TakingsQuery } from '#contract/payments.ts';
import { createAccount } from '#server/features/accounts/index.ts';
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

    expect(before).toMatchObject({ total: '0.00', movements: [], movementCount: 0 });
    for (const period of ['day', 'week', 'month'] as const) {
      expect(await read(chloe, { period })).toMatchObject({
        total: ride.estimatedPrice,
        byMethod: { cash: ride.estimatedPrice, paypal: '0.00', stripe: '0.00' },
        refunded: '0.00',
        movementCount: 1,
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

  test('list each movement with its ride, client and reference', async () => {
    const { amelie, chloe } = await open();
    const ride = await startedRide(amelie, chloe);
    await chloe.confirmsCash(ride);

    const { movements } = await read(chloe, { period: 'day' });

    expect(movements).toEqual([
      {
        id: 1,
        at: '2026-05-04T07:30:00.000Z',
        kind: 'cash_confirmed',
        method: 'cash',
        amount: ride.estimatedPrice,
        reference: 'P-2026-000001',
        rideId: ride.id,
        rideNumber: ride.number,
        clientName: 'Amélie Martin',
      },
    ]);
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
      movementCount: 2,
      waiting: [],
    });
    expect((await chloe.refunds(ride)).statusCode).toBe(409);
  });

  test('are visible to their driver only', async () => {
    const { world, amelie, chloe } = await open();
    const yann = await world.driver('Yann');
    await chloe.confirmsCash(await startedRide(amelie, chloe));

    expect(await read(yann, { period: 'month' })).toMatchObject({ total: '0.00', movements: [] });
  });

  test.each(['period=year', 'period=day&date=2026-02-30', 'date=2026-05-04'])(
    '%s is refused',
    async (query) => {
      const { chloe } = await open();

      const answer = await chloe.sends('GET', `${getTakings.path}?${query}`);

      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('the export of the takings', () => {
  test('is a file that spreadsheet programs open, oldest first', async () => {
    const { world, amelie, chloe } = await open();
    const first = await startedRide(amelie, chloe);
    await chloe.confirmsCash(first);
    world.passes(60);
    await chloe.contestsCash(first);

    const answer = await chloe.calls(downloadTakings, { query: { period: 'month' } });

    const amount = first.estimatedPrice.replace('.', ',');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="recettes-2026-05-01-2026-05-31.csv"',
    );
    expect(answer.body.split('\r\n')).toEqual([
      '\uFEFFDate;Heure;Opération;Moyen;Montant (€);Référence;Course;Client',
      `04/05/2026;09:30;Espèces reçues;Espèces;${amount};P-2026-000001;${first.number};Amélie Martin`,
      `04/05/2026;10:30;Espèces non reçues;Espèces;-${amount};P-2026-000001;${first.number};Amélie Martin`,
      '',
    ]);
  });

  test('runs no formula that hides in a name', async () => {
    const { world, chloe } = await open();
    const account = { role: 'client', email: 'eve@example.fr', password: 'Eve prend la route 42' } as const;
    const named = { ...account, firstName: '=HYPERLINK("http://evil")', lastName: 'Martin; x' };
    const { id } = await createAccount(world.deps.db, world.deps.passwords, named, world.deps.clock());
    const browser = world.visitor();
    await browser.signsIn(account.email, account.password);
    await chloe.confirmsCash(await startedRide({ ...browser, ...account, id }, chloe));

    const { body } = await chloe.calls(downloadTakings, { query: { period: 'day' } });

    expect(body).toContain(`;"'=HYPERLINK(""http://evil"") Martin; x"`);
  });
});
