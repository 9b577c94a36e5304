import { expect, test } from 'vitest';
import { forgetOrderKey, orderKeyOf } from './order-key.ts';

test('an order has one key until it is booked, and ordered once more another', () => {
  const key = orderKeyOf({ to: 'Orly' });

  expect(orderKeyOf({ to: 'Orly' })).toBe(key);
  forgetOrderKey();
  expect(orderKeyOf({ to: 'Orly' })).not.toBe(key);
});

test('another order has another key', () => {
  expect(orderKeyOf({ to: 'Orly' })).not.toBe(orderKeyOf({ to: 'Roissy' }));
});
