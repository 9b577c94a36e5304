import { describe, expect, test } from 'vitest';
import {
  changePricingRule,
  createPricingRule,
  deletePricingRule,
  listPricingRules,
} from '#contract/pricing/pricing.calls.ts';
import type { NewPricingRuleBody } from '#contract/pricing/pricing.ts';
import { booked, quoted, rideNow } from '#tests/support/bookings.ts';
import { openWorld } from '#tests/support/world.ts';

const night: NewPricingRuleBody = {
  name: 'Nuit',
  calculationMethod: 'distance_time',
  baseFare: '5.00',
  pricePerKm: 1.8,
  pricePerMinute: '0.60',
  minimumFare: '12',
  coefficient: '1.15',
  priority: 10,
  dayOfWeek: null,
  startHour: 20,
  endHour: 6,
};

describe('a pricing rule', () => {
  test('is created with the proposed values for what is not said', async () => {
    const { driver } = await openWorld();
    const chloe = await driver('Chloé');

    const created = await chloe.calls(createPricingRule, {
      body: { name: 'Jour', calculationMethod: 'distance_time' },
    });

    expect(created.json()).toEqual({
      id: expect.any(String),
      name: 'Jour',
      calculationMethod: 'distance_time',
      baseFare: '4.00',
      pricePerKm: '1.50',
      pricePerMinute: '0.50',
      hourlyRate: '45.00',
      flatRate: '35.00',
      minimumFare: '8.00',
      coefficient: '1.00',
      isActive: true,
      priority: 0,
      description: '',
      dayOfWeek: null,
      startHour: null,
      endHour: null,
    });
  });

  test('is listed strongest first, changed field by field, toggled and deleted', async () => {
    const { driver } = await openWorld();
    const chloe = await driver('Chloé');
    await chloe.calls(createPricingRule, { body: { name: 'Jour', calculationMethod: 'distance_time' } });
    const { id } = (await chloe.calls(createPricingRule, { body: night })).json();

    const toggled = await chloe.calls(changePricingRule, { id, body: { isActive: false } });
    const changed = await chloe.calls(changePricingRule, { id, body: { coefficient: 1.125, endHour: null } });
    const listed = (await chloe.calls(listPricingRules)).json();
    const deleted = await chloe.calls(deletePricingRule, { id });
    const again = await chloe.calls(deletePricingRule, { id });

    expect(toggled.json()).toMatchObject({ isActive: false, pricePerKm: '1.80', minimumFare: '12.00' });
    expect(changed.json()).toMatchObject({ coefficient: '1.125', startHour: 20, endHour: null });
    expect(listed.map(({ name }) => name)).toEqual(['Nuit', 'Jour']);
    expect(deleted.json().message).toBe('Règle supprimée');
    expect([again.statusCode, again.json().message]).toEqual([404, 'Règle de tarification introuvable.']);
  });

  test.each([
    ['baseFare', '1000000'],
    ['baseFare', -1],
    ['pricePerKm', '1,50'],
    ['flatRate', '12.345'],
    ['hourlyRate', true],
    ['coefficient', 0.09],
    ['coefficient', '10.01'],
    ['coefficient', 'NaN'],
    ['startHour', 24],
    ['endHour', -1],
    ['endHour', 7.5],
    ['dayOfWeek', 7],
    ['priority', 1.5],
    ['name', '   '],
    ['calculationMethod', 'magic'],
    ['isActive', 'true'],
    ['price', '12'],
  ])('never has %s %j', async (field, value) => {
    const { driver } = await openWorld();
    const chloe = await driver('Chloé');

    const answer = await chloe.sends('POST', createPricingRule.path, {
      body: { ...night, [field]: value },
    });

    expect(answer.statusCode).toBe(400);
    expect((await chloe.calls(listPricingRules)).json()).toEqual([]);
  });

  test('that changes or goes leaves the price of a booked ride as it was agreed', async () => {
    const { driver, client } = await openWorld();
    const [chloe, amelie] = [await driver('Chloé'), await client('Amélie')];
    const rule = (
      await chloe.calls(createPricingRule, { body: { ...night, startHour: null, endHour: null } })
    ).json();
    const ride = await booked(amelie);

    await chloe.calls(changePricingRule, { id: rule.id, body: { pricePerKm: '9.99', name: 'Autre' } });
    const changed = await rideNow(amelie, ride);
    const newQuote = await quoted(amelie);
    await chloe.calls(deletePricingRule, { id: rule.id });
    const deleted = await rideNow(amelie, ride);

    for (const later of [changed, deleted]) {
      expect(later).toMatchObject({
        estimatedPrice: ride.estimatedPrice,
        priceRuleName: 'Nuit',
        priceLines: ride.priceLines,
      });
    }
    expect(Number(newQuote.price)).toBeGreaterThan(Number(ride.estimatedPrice));
  });

  test('and every change of it is in the journal', async () => {
    const { driver, deps } = await openWorld();
    const chloe = await driver('Chloé');
    const { id } = (await chloe.calls(createPricingRule, { body: night })).json();
    await chloe.calls(changePricingRule, { id, body: { isActive: false } });
    await chloe.calls(deletePricingRule, { id });

    const lines = await deps.db.selectFrom('audit_log').selectAll().orderBy('id').execute();

    expect(lines.map(({ actor_id, action, subject }) => [actor_id, action, subject])).toEqual([
      [chloe.id, 'rule_created', 'Nuit'],
      [chloe.id, 'rule_changed', 'Nuit'],
      [chloe.id, 'rule_deleted', 'Nuit'],
    ]);
  });
});
