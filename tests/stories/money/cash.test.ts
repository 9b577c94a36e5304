import { describe, expect, test } from 'vitest';
import { payRide } from '#contract/money/payments.calls.ts';
import type { PayRideBody } from '#contract/money/payments.ts';
import { agreedRide, booked, rideNow } from '#tests/support/bookings.ts';
import { costOf, heldFor, journal, journalKinds, openPaymentWorld } from '#tests/support/payments.ts';
import { termedRide } from '#tests/support/terms.ts';
import { openWorld } from '#tests/support/world.ts';

const open = async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');
  const chloe = await world.driver('Chloé');
  return { world, amelie, chloe, ride: await agreedRide(amelie, chloe) };
};

describe('a client who pays in cash', () => {
  test('has paid at once, with a number of the server’s own', async () => {
    const { world, amelie, ride } = await open();

    const answer = await amelie.calls(payRide, {
      id: ride.id,
      body: {
        paymentStatus: 'paid',
        paymentMethod: 'cash',
        paymentId: 'cash-1777880000000',
        paidAt: '1999-01-01T00:00:00Z',
      },
    });

    expect(answer.json()).toMatchObject({
      paymentStatus: 'paid',
      paymentMethod: 'cash',
      paymentId: 'P-2026-000001',
      paidAt: '2026-05-04T07:30:00.000Z',
      cashConfirmedAt: null,
    });
    expect(await journalKinds(world)).toEqual(['cash_declared']);
    expect(await journal(world)).toMatchObject({ balance: 0, brokenAt: undefined });
  });

  test('who presses twice has paid once', async () => {
    const { world, amelie, ride } = await open();

    await Promise.all([amelie.paysCash(ride), amelie.paysCash(ride), amelie.paysCash(ride)]);

    expect(await journalKinds(world)).toEqual(['cash_declared']);
    expect(await world.deps.db.selectFrom('payments').selectAll().execute()).toHaveLength(1);
  });

  test('may choose another way while the driver has said nothing', async () => {
    const { world, amelie, ride } = await open();
    await amelie.paysCash(ride);

    const answer = await amelie.calls(payRide, { id: ride.id, body: { paymentStatus: 'unpaid' } });

    expect(answer.json()).toMatchObject({ paymentStatus: 'unpaid', paymentMethod: null, paymentId: null });
    expect(await journalKinds(world)).toEqual(['cash_declared', 'cash_withdrawn']);
  });

  test('cannot take back what the driver has received', async () => {
    const { amelie, chloe, ride } = await open();
    await amelie.paysCash(ride);
    await chloe.confirmsCash(ride);

    const answer = await amelie.takesCashBack(ride);

    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Cette course ne peut pas être payée.');
  });

  test('cannot pay a request that no driver accepted', async () => {
    const { amelie } = await open();
    const request = await booked(amelie);

    const answer = await amelie.paysCash(request);

    expect(answer.statusCode).toBe(409);
  });

  test('cannot when the operator takes no cash', async () => {
    const { amelie, chloe, ride } = await open();
    await chloe.savesSettings({ enableCashPayments: 'false' });

    const answer = await amelie.paysCash(ride);

    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Ce moyen de paiement n’est pas disponible.');
  });

  test.each(['paypal', 'stripe'] as const)('cannot claim to have paid by %s', async (paymentMethod) => {
    const { world, amelie, chloe, ride } = await open();
    const claim: PayRideBody = {
      paymentStatus: 'paid',
      paymentMethod,
      paymentId: 'CAP-1',
      paidAt: ride.createdAt,
    };

    const answers = [
      await amelie.calls(payRide, { id: ride.id, body: claim }),
      await chloe.calls(payRide, { id: ride.id, body: claim }),
    ];

    for (const answer of answers) {
      expect(answer.statusCode).toBe(402);
      expect(answer.json().message).toBe('Aucun paiement n’a été reçu pour cette course.');
    }
    expect(await journalKinds(world)).toEqual([]);
  });
});

describe('the driver of the ride', () => {
  test('confirms the cash, which then counts', async () => {
    const { world, amelie, chloe, ride } = await open();
    await amelie.paysCash(ride);
    world.passes(30);

    const answer = await chloe.confirmsCash(ride);

    expect(answer.json()).toMatchObject({ cashConfirmedAt: '2026-05-04T08:00:00.000Z' });
    expect(await journalKinds(world)).toEqual(['cash_declared', 'cash_confirmed']);
    expect((await journal(world)).balance).toBe(Math.round(Number(ride.estimatedPrice) * 100));
  });

  test('confirms the fee alone, where the ride was cancelled late after cash was announced for its price', async () => {
    const opened = await openPaymentWorld();
    const { world, amelie, chloe } = opened;
    const ride = await termedRide(opened);
    await amelie.paysCash(ride);
    await amelie.cancels(ride, 'Plus besoin');
    const { fee } = await rideNow(amelie, ride);

    await chloe.confirmsCash(ride);

    const received = Math.round(Number(fee?.amount) * 100);
    expect(received).toBeGreaterThan(0);
    expect(received).toBeLessThan(costOf(ride));
    expect(await heldFor(world, ride)).toBe(received);
    expect(await rideNow(chloe, ride)).toMatchObject({ paymentStatus: 'paid', paidAmount: fee?.amount });
    expect(await journal(world)).toMatchObject({
      balance: received,
      differences: { payments: [], rides: [] },
    });
  });

  test('contests it, which reopens the payment', async () => {
    const { world, amelie, chloe, ride } = await open();
    await amelie.paysCash(ride);

    const answer = await chloe.contestsCash(ride);

    expect(answer.json()).toMatchObject({ paymentStatus: 'unpaid', paymentId: null });
    expect((await amelie.paysCash(ride)).json()).toMatchObject({ paymentId: 'P-2026-000002' });
    expect(await journalKinds(world)).toEqual(['cash_declared', 'cash_contested', 'cash_declared']);
  });

  test('corrects a confirmation by a new line that takes it off again', async () => {
    const { world, amelie, chloe, ride } = await open();
    await amelie.paysCash(ride);
    await chloe.confirmsCash(ride);

    await chloe.contestsCash(ride);

    expect(await journalKinds(world)).toEqual(['cash_declared', 'cash_confirmed', 'cash_contested']);
    expect(await journal(world)).toMatchObject({ lines: 3, balance: 0, brokenAt: undefined });
  });

  test('confirms cash that was not declared', async () => {
    const { world, chloe, ride } = await open();
    await chloe.starts(ride);

    const answer = await chloe.confirmsCash(ride);

    expect(answer.json()).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'cash' });
    expect(answer.json().cashConfirmedAt).not.toBeNull();
    expect(await journalKinds(world)).toEqual(['cash_confirmed']);
  });

  test('gives the ride a new version each time its money changes', async () => {
    const { amelie, chloe, ride } = await open();
    const before = (await rideNow(amelie, ride)).version;

    await amelie.paysCash(ride);
    await chloe.confirmsCash(ride);

    expect((await rideNow(amelie, ride)).version).toBe(before + 2);
  });

  test('receives nothing that was not announced before the ride starts', async () => {
    const { world, amelie, chloe, ride } = await open();

    const early = await chloe.confirmsCash(ride);
    await amelie.paysCash(ride);
    const announced = await chloe.confirmsCash(ride);

    expect(early.statusCode).toBe(409);
    expect(early.json()).toEqual({
      code: 'cash_undeclared',
      message: 'Le client n’a pas annoncé d’espèces\u00a0: confirmez-les une fois la course démarrée.',
    });
    expect(announced.statusCode).toBe(200);
    expect(await journalKinds(world)).toEqual(['cash_declared', 'cash_confirmed']);
  });

  test('cannot change the price of what was paid', async () => {
    const { amelie, chloe, ride } = await open();
    await chloe.starts(ride);
    await amelie.paysCash(ride);

    const answer = await chloe.completes(ride, '99.00');

    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Cette course est payée\u00a0: son prix ne change plus.');
  });
});

describe('no other user', () => {
  test('has a say in it', async () => {
    const { world, amelie, ride } = await open();
    await amelie.paysCash(ride);
    const karim = await world.client('Karim');
    const yann = await world.driver('Yann');
    const ines = await world.admin('Inès');

    const answers = await Promise.all([karim, yann, ines].map((person) => person.contestsCash(ride)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 403]);
  });
});
