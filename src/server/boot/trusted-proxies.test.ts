import { expect, test } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

test('no proxy is trusted unless the operator configures it', () => {
  expect(trustedProxies(undefined)).toBe(false);
  expect(trustedProxies('false')).toBe(false);
  expect(trustedProxies('true')).toBe(true);
  expect(trustedProxies('10.0.0.0/8,127.0.0.1')).toBe('10.0.0.0/8,127.0.0.1');
});

test('a number trusts that many proxies, the nearest ones', () => {
  const trusts = trustedProxies('2');
  if (typeof trusts !== 'function') throw new Error('a number gives a rule');

  expect([0, 1, 2].map((hop) => trusts('10.0.0.1', hop))).toEqual([true, true, false]);
});
