import { expect, test } from 'vitest';
import { isPublicKey, isSameMode } from './connection.ts';

test('a public key begins as Stripe’s do, and no secret key is one', () => {
  expect(['pk_test_51Hx', 'pk_live_51Hx', 'pk_test'].every(isPublicKey)).toBe(true);
  expect(['sk_live_51Hx', 'rk_test_51Hx', 'AYx7', ''].some(isPublicKey)).toBe(false);
});

test('two keys go together when both are for tests or both are real', () => {
  expect(isSameMode('pk_test_1', 'sk_test_2')).toBe(true);
  expect(isSameMode('pk_live_1', 'rk_live_2')).toBe(true);
  expect(isSameMode('pk_test_1', 'sk_live_2')).toBe(false);
  expect(isSameMode('pk_live_1', 'sk_test_2')).toBe(false);
});
