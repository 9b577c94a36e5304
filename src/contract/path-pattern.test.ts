import { expect, test } from 'vitest';
import { urlOf } from './call.ts';
import { downloadTakings } from './money/takings.calls.ts';
import { paramsIn, pathPattern, prefixPattern } from './path-pattern.ts';
import { changeUser } from './platform/admin.calls.ts';

test('a pattern of paths matches their URLs and no others', () => {
  const pattern = pathPattern(['/rides', '/rides/:id/events', '/takings.csv']);

  const known = ['/rides', '/rides/42/events', '/takings.csv'];
  const unknown = ['/rides/', '/rides/4/2/events', '/rides/42', '/takingsXcsv', '/old/rides'];
  expect(known.filter((address) => !pattern.test(address))).toEqual([]);
  expect(unknown.filter((address) => pattern.test(address))).toEqual([]);
});

test('a pattern of prefixes matches what is below them', () => {
  const pattern = prefixPattern(['/assets', '/a.b']);

  expect(['/assets', '/assets/', '/assets/main.js', '/a.b/c'].every((path) => pattern.test(path))).toBe(true);
  expect(['/assets2', '/aXb', '/my/assets'].some((path) => pattern.test(path))).toBe(false);
});

test('the parameters of a URL are found', () => {
  expect(paramsIn(changeUser, urlOf(changeUser, { id: '42' }))).toEqual({ id: '42' });
  expect(paramsIn(downloadTakings, downloadTakings.path)).toEqual({});
  expect(paramsIn(changeUser, downloadTakings.path)).toBeUndefined();
});
