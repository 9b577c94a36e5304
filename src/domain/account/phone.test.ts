import { expect, test } from 'vitest';
import { phoneRefusal } from './phone.ts';

test.each(['01 84 80 12 60', '+41 79 123 45 67', '+33 6 12 34 56 78', '06.12.34.56.78'])(
  'a driver and an admin may have the number %s',
  (typed) => {
    expect(phoneRefusal(typed, 'driver')).toBeUndefined();
    expect(phoneRefusal(typed, 'admin')).toBeUndefined();
  },
);

test('what is no number is refused to all, each with the own reason', () => {
  expect(phoneRefusal('12', 'driver')).toBe('phone_invalid');
  expect(phoneRefusal('12', 'client')).toBe('phone_length');
  expect(phoneRefusal('01 84 80 12 60', 'client')).toBe('phone_prefix');
});
