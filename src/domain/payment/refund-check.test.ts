import { expect, test } from 'vitest';
import { nextRefundCheck } from './refund-check.ts';

const asked = new Date('2026-05-04T09:30:00Z');
const after = (days: number, minutes = 0) => new Date(asked.getTime() + (days * 1440 + minutes) * 60_000);

test('a refund is looked at once a day for a month', () => {
  expect(nextRefundCheck(asked, asked)).toEqual(after(1));
  expect(nextRefundCheck(asked, after(3, 20))).toEqual(after(4, 20));
  expect(nextRefundCheck(asked, after(29))).toEqual(after(30));
  expect(nextRefundCheck(asked, after(29, 1))).toBeNull();
});

test('a refund that was not asked for here is not looked at', () => {
  expect(nextRefundCheck(null, asked)).toBeNull();
});
