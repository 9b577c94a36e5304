import { expect, test } from 'vitest';
import { settings } from '#web/testing/people.ts';
import { offeredMethods } from './offered-methods.ts';

const all = { ...settings, enableStripePayments: 'true' };

test('the provider that the operator chose is offered first, cash last', () => {
  expect(offeredMethods({ ...all, paymentProvider: 'paypal' })).toEqual(['paypal', 'stripe', 'cash']);
  expect(offeredMethods({ ...all, paymentProvider: 'stripe' })).toEqual(['stripe', 'paypal', 'cash']);
});

test('only methods that are enabled and configured are offered', () => {
  expect(offeredMethods({ ...settings, paymentProvider: 'stripe' })).toEqual(['paypal', 'cash']);
  expect(offeredMethods({ ...settings, enablePaypalPayments: 'false' })).toEqual(['cash']);
});
