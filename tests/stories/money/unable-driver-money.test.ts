import { describe, expect, test } from 'vitest';
import { getTakings } from '#contract/money/takings.calls.ts';
import { creditInvoice, requestInvoice } from '#contract/papers/bills.calls.ts';
import { changeUser, getJournal, getServiceState } from '#contract/platform/admin.calls.ts';
import { openBillingWorld } from '#tests/support/billing-world.ts';
import { agreedRide, completedRide, rideNow } from '#tests/support/bookings.ts';
import { openWorld } from '#tests/support/world.ts';

async function openOwing() {
  const world = await openWorld();
  const [amelie, chloe, ines] = [
    await world.client('Amélie'),
    await world.driver('Chloé'),
    await world.admin('Inès'),
  ];
  const ride = await agreedRide(amelie, chloe);
  await amelie.paysCash(ride);
  const settlements = async () =>
    (await ines.calls(getServiceState)).json().settlements.map(({ number }) => number);
  const journal = async () => {
    const { entries } = (await ines.calls(getJournal, { query: { kind: 'platform' } })).json();
    return entries.map(({ actor, action, subject }) => [actor?.name, action, subject]);
  };
  return { ...world, amelie, chloe, ines, ride, settlements, journal };
}

describe('the money of a driver who is unable', () => {
  test('is confirmed and refunded by an admin, who reads what waits and leaves lines in the journal', async () => {
    const { amelie, chloe, ines, ride, settlements, journal } = await openOwing();
    const early = [await ines.confirmsCash(ride), await settlements()] as const;
    await ines.blocks(chloe, 'Abus');
    const waiting = await settlements();

    const confirmed = await ines.confirmsCash(ride);
    const refunded = await ines.refunds(ride);

    expect([early[0].statusCode, early[1]]).toEqual([403, []]);
    expect(waiting).toEqual([ride.number]);
    expect(confirmed.json().cashConfirmedAt).toEqual(expect.any(String));
    expect(refunded.json().paymentStatus).toBe('refunded');
    expect((await rideNow(amelie, ride)).paymentStatus).toBe('refunded');
    expect(await settlements()).toEqual([]);
    expect((await journal()).slice(0, 2)).toEqual([
      ['Inès Martin', 'ride_refunded', `course n°\u00a0${ride.number}`],
      ['Inès Martin', 'cash_confirmed', `course n°\u00a0${ride.number}`],
    ]);
  });

  test('may also turn out never to have come', async () => {
    const { chloe, ines, ride, settlements } = await openOwing();
    await ines.blocks(chloe);

    const contested = await ines.contestsCash(ride);

    expect(contested.json().paymentStatus).toBe('unpaid');
    expect(await settlements()).toEqual([]);
  });

  test('of a driver who is there is not for an admin', async () => {
    const { chloe, ines, ride } = await openOwing();
    await chloe.confirmsCash(ride);
    await chloe.cancels(ride, 'Panne');

    expect([(await ines.refunds(ride)).statusCode, (await chloe.refunds(ride)).statusCode]).toEqual([
      403, 200,
    ]);
  });
});

test('a driver keeps the role while money is open', async () => {
  const { chloe, ines, ride } = await openOwing();
  await chloe.starts(ride);
  await chloe.completes(ride);
  const demotes = () => ines.calls(changeUser, { id: chloe.id, body: { role: 'client' } });

  const refused = await demotes();
  await chloe.confirmsCash(ride);
  const demoted = await demotes();

  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Ce chauffeur a encore des espèces à confirmer ou un remboursement à faire. Réglez-les d’abord.',
  ]);
  expect(demoted.statusCode).toBe(200);
});

test('what an avoir gives back is open money until it is refunded, by the driver or in their place', async () => {
  const { amelie, chloe, ines } = await openBillingWorld();
  const ride = await completedRide(amelie, chloe);
  await chloe.confirmsCash(ride);
  await amelie.calls(requestInvoice, { id: ride.id, body: {} });
  const lines = [{ line: 0, amount: '1.50' }];
  await chloe.calls(creditInvoice, { id: ride.id, body: { reason: 'Retard', lines } });
  const awaited = async () =>
    (await chloe.calls(getTakings, { query: { period: 'day' } })).json().waiting.map(({ id }) => id);
  const settlements = async () => (await ines.calls(getServiceState)).json().settlements.map(({ id }) => id);

  const waiting = await awaited();
  const demoted = await ines.calls(changeUser, { id: chloe.id, body: { role: 'client' } });
  await ines.blocks(chloe);
  const forInes = await settlements();
  const refunded = await ines.refunds(ride);

  expect(waiting).toEqual([ride.id]);
  expect([demoted.statusCode, demoted.json().code]).toEqual([409, 'driver_has_money']);
  expect(forInes).toEqual([ride.id]);
  expect(refunded.statusCode).toBe(200);
  expect(await settlements()).toEqual([]);
});
