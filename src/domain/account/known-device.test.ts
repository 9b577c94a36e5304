import { expect, test } from 'vitest';
import { deviceExpiry } from './known-device.ts';

test('a browser stays known for 180 days', () => {
  expect(deviceExpiry(new Date('2026-05-04T09:30:00Z'))).toEqual(new Date('2026-10-31T09:30:00Z'));
});
