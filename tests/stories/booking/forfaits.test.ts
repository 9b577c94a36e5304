import { describe, expect, test } from 'vitest';
import {
  changeForfait,
  createForfait,
  deleteForfait,
  listForfaits,
} from '#contract/pricing/pricing.calls.ts';
import { booked, quoted, rideNow, toOrly } from '#tests/support/bookings.ts';
import { parisOrly, withForfait } from '#tests/support/forfaits.ts';
import { withRule } from '#tests/support/prices.ts';
import { openWorld } from '#tests/support/world.ts';

const fromOrly = {
  pickupAddress: toOrly.destinationAddress,
  pickupLat: toOrly.destinationLat,
  pickupLng: toOrly.destinationLng,
  destinationAddress: toOrly.pickupAddress,
  destinationLat: toOrly.pickupLat,
  destinationLng: toOrly.pickupLng,
};

async function openPrices() {
  const world = await openWorld();
  const [chloe, amelie] = [await world.driver('Chloé'), await world.client('Amélie')];
  return { world, chloe, amelie };
}

describe('a forfait', () => {
  test('is created, listed oldest first, changed field by field, toggled and deleted', async () => {
    const { chloe } = await openPrices();
    const first = await withForfait(chloe);
    const second = await withForfait(chloe, {
      isBothWays: false,
      weekdays: [6, 1],
      startHour: 4,
      endHour: 22,
    });

    const changed = await chloe.calls(changeForfait, { id: first.id, body: { price: '50' } });
    await chloe.calls(changeForfait, { id: second.id, body: { isActive: false } });

    expect(first).toEqual({ ...parisOrly, id: first.id });
    expect(changed.json()).toEqual({ ...first, price: '50.00' });
    expect((await chloe.calls(listForfaits)).json()).toEqual([
      { ...first, price: '50.00' },
      { ...second, weekdays: [1, 6], isActive: false },
    ]);
    expect((await chloe.calls(deleteForfait, { id: first.id })).json()).toEqual({
      message: 'Forfait supprimé',
    });
    expect((await chloe.calls(listForfaits)).json()).toMatchObject([{ id: second.id }]);
    expect((await chloe.calls(deleteForfait, { id: first.id })).statusCode).toBe(404);
  });

  test('is the price of a trip between its zones, there and back, whatever the rule and the road', async () => {
    const { world, chloe, amelie } = await openPrices();
    await withRule(world, { coefficient: 3 });
    await withForfait(chloe);

    const there = await quoted(amelie);
    const back = await quoted(amelie, fromOrly);

    expect(there).toMatchObject({
      price: '45.00',
      ruleName: 'Paris → Orly',
      priceLines: [{ kind: 'flat', label: 'Paris → Orly', amount: '45.00' }],
      priceToConfirm: false,
    });
    expect(back).toMatchObject({ price: '45.00', ruleName: 'Orly → Paris' });
  });

  test('is screen, quote, row and lines alike, and stays agreed when it changes or goes', async () => {
    const { world, chloe, amelie } = await openPrices();
    await withRule(world, { coefficient: 1.2 });
    const { id } = await withForfait(chloe, { takesCoefficient: true });
    const quote = await quoted(amelie);

    await chloe.calls(changeForfait, { id, body: { price: '99.00' } });
    const ride = await booked(amelie, { quoteId: quote.quoteId });
    await chloe.calls(deleteForfait, { id });

    expect(ride).toMatchObject({ estimatedPrice: '54.00', priceLines: quote.priceLines });
    expect(quote.priceLines).toEqual([
      { kind: 'flat', label: 'Paris → Orly', amount: '45.00' },
      { kind: 'coefficient', quantity: 1.2, amount: '9.00' },
    ]);
    expect(await rideNow(amelie, ride)).toMatchObject({
      estimatedPrice: '54.00',
      priceLines: quote.priceLines,
    });
  });

  test('does not apply to a place that is unknown: the driver confirms the price', async () => {
    const { world, chloe, amelie } = await openPrices();
    await withRule(world);
    await withForfait(chloe);

    const { pickupLat, pickupLng, ...rest } = toOrly;
    const ride = (
      await amelie.books({
        ...rest,
        pickupAddress: 'Chez Paul qui habite loin',
        pickupLat: null,
        pickupLng: null,
      })
    ).json();

    expect([pickupLat, pickupLng]).not.toContain(ride.pickupLat);
    expect(ride).toMatchObject({ priceRuleName: 'Tarif de jour', priceToConfirm: true });
  });

  test('does not apply when it is inactive, on another day or at another hour', async () => {
    const { chloe, amelie } = await openPrices();
    const { id } = await withForfait(chloe);
    const priceWith = async (change: Parameters<typeof withForfait>[1]) => {
      await chloe.calls(changeForfait, { id, body: { ...parisOrly, ...change } });
      return (await quoted(amelie)).ruleName;
    };

    expect(await priceWith({ weekdays: [1] })).toBe('Paris → Orly');
    expect(await priceWith({ weekdays: [0, 2] })).toBeNull();
    expect(await priceWith({ startHour: 14, endHour: 15 })).toBe('Paris → Orly');
    expect(await priceWith({ startHour: 15, endHour: 14 })).toBeNull();
    expect(await priceWith({ isActive: false })).toBeNull();
  });

  test.each([
    [{ price: '0' }, 'price', 'Un forfait coûte plus de 0\u00a0€.'],
    [{ price: '12,50' }, 'price', 'Un montant va de 0 à 999999,99, avec deux décimales au plus.'],
    [{ weekdays: [] }, 'weekdays', 'Choisissez au moins un jour.'],
    [{ weekdays: [1, 1] }, 'weekdays', 'Choisissez au moins un jour.'],
    [{ weekdays: [7] }, 'weekdays.0', 'Choisissez au moins un jour.'],
    [{ to: { name: 'Orly', parts: [] } }, 'to.parts', 'Dessinez la zone d’arrivée.'],
    [{ from: { name: ' ', parts: parisOrly.from.parts } }, 'from.name', 'Veuillez donner un nom à la zone.'],
    [{ startHour: 24 }, 'startHour', 'Une heure va de 0 à 23.'],
    [
      { to: { name: 'X', parts: [{ kind: 'circle', place: '', centre: { lat: 48, lng: 2 }, radius: 10 }] } },
      'to.parts.0.radius',
      'Le rayon va de 50 m à 200 km.',
    ],
    [
      {
        to: {
          name: 'X',
          parts: [
            {
              kind: 'outline',
              corners: [
                { lat: 48, lng: 2 },
                { lat: 49, lng: 3 },
                { lat: 48, lng: 3 },
                { lat: 49, lng: 2 },
              ],
            },
          ],
        },
      },
      'to.parts.0.corners',
      'Un contour a de 3 à 100 coins et ne se croise pas.',
    ],
  ])('that is wrong is refused with a sentence (%#)', async (wrong, field, sentence) => {
    const { chloe } = await openPrices();

    const answer = await chloe.sends('POST', createForfait.path, { body: { ...parisOrly, ...wrong } });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ [field]: sentence });
    expect((await chloe.calls(listForfaits)).json()).toEqual([]);
  });

  test('and every change of it is in the journal', async () => {
    const { world, chloe } = await openPrices();
    const { id } = await withForfait(chloe);
    await chloe.calls(changeForfait, { id, body: { isBothWays: false } });
    await chloe.calls(deleteForfait, { id });

    const lines = await world.deps.db.selectFrom('audit_log').selectAll().orderBy('id').execute();

    expect(lines.map(({ action, subject }) => [action, subject])).toEqual([
      ['forfait_created', 'Paris ↔ Orly'],
      ['forfait_changed', 'Paris → Orly'],
      ['forfait_deleted', 'Paris → Orly'],
    ]);
  });
});
