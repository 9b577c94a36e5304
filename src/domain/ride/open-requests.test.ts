import { expect, test } from 'vitest';
import { openRequestLimit } from './open-requests.ts';

test('a client has five open requests at most until a first ride was completed', () => {
  expect(openRequestLimit(false)).toBe(5);
  expect(openRequestLimit(true)).toBe(Number.POSITIVE_INFINITY);
});
