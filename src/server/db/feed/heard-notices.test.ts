import { expect, test } from 'vitest';
import { heardNotices } from './heard-notices.ts';

const notice = (id: number | string) => `live {"to":[],"roles":[],"frame":{},"id":"${id}"}`;

test('a notice is new once, for as long as it may still be read or announced', () => {
  const heard = heardNotices();

  expect([heard.isNew(notice(1)), heard.isNew(notice(1))]).toEqual([true, false]);
  heard.forgetOld();
  expect(heard.isNew(notice(1))).toBe(false);
  heard.forgetOld();
  expect(heard.isNew(notice(1))).toBe(false);
  heard.forgetOld();
  heard.forgetOld();
  expect(heard.isNew(notice(1))).toBe(true);
});

test('a notice without an id is always new', () => {
  const heard = heardNotices();

  expect(['settings_changed', 'settings_changed'].map(heard.isNew)).toEqual([true, true]);
});

test('what is remembered has a bound', () => {
  const heard = heardNotices();

  for (let id = 0; id < 50_000; id += 1) heard.isNew(notice(id));

  expect(heard.isNew(notice(49_999))).toBe(false);
  expect(heard.isNew(notice(0))).toBe(true);
});
