import { expect, test } from 'vitest';
import { areOnOtherSides, isClientSide } from './sides.ts';

const client = { role: 'client' } as const;
const driver = { role: 'driver' } as const;
const promoted = { role: 'admin' } as const;

test('a client is on one side, drivers and who was one on the other', () => {
  expect([client, driver, promoted].map(isClientSide)).toEqual([true, false, false]);
});

test('a message comes from the other side, or from a colleague', () => {
  expect(areOnOtherSides(client, driver)).toBe(true);
  expect(areOnOtherSides(driver, client)).toBe(true);
  expect(areOnOtherSides(client, promoted)).toBe(true);
  expect(areOnOtherSides(driver, promoted)).toBe(false);
  expect(areOnOtherSides(client, client)).toBe(false);
});
