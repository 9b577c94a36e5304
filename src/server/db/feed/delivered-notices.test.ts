import { expect, test } from 'vitest';
import { deliveredNotices } from './delivered-notices.ts';

const notice = (id: number | string) => `live {"to":[],"roles":[],"frame":{},"id":"${id}"}`;

test('a notice is new once, for as long as it may still be read or announced', () => {
  const delivered = deliveredNotices();

  expect([delivered.isNew(notice(1)), delivered.isNew(notice(1))]).toEqual([true, false]);
  delivered.forgetOld();
  expect(delivered.isNew(notice(1))).toBe(false);
  delivered.forgetOld();
  expect(delivered.isNew(notice(1))).toBe(false);
  delivered.forgetOld();
  delivered.forgetOld();
  expect(delivered.isNew(notice(1))).toBe(true);
});

test('a notice without an id is always new', () => {
  const delivered = deliveredNotices();

  expect(['settings_changed', 'settings_changed'].map(delivered.isNew)).toEqual([true, true]);
});

test('what is remembered has a bound', () => {
  const delivered = deliveredNotices();

  for (let id = 0; id < 50_000; id += 1) delivered.isNew(notice(id));

  expect(delivered.isNew(notice(49_999))).toBe(false);
  expect(delivered.isNew(notice(0))).toBe(true);
});
