import { describe, expect, test } from 'vitest';
import { cents } from '../money.ts';
import { expectedBalance, expectedStatus } from './ledger.ts';
import { type PaymentState, paymentStates } from './payment.ts';

const amount = cents(2_450);
const captured = { method: 'paypal', state: 'paid', amount, refunded: cents(0), isConfirmed: false } as const;

describe('the journal adds up to', () => {
  test('the amount of an online payment from its capture to its refund', () => {
    const balances = paymentStates.map((state) => [state, expectedBalance({ ...captured, state })]);

    expect(balances.filter(([, balance]) => balance !== 0)).toEqual([
      ['paid', amount],
      ['refunding', amount],
    ]);
  });

  test('what is left of a payment of which a part went back', () => {
    expect(expectedBalance({ ...captured, refunded: cents(450) })).toBe(2_000);
    expect(expectedBalance({ ...captured, state: 'refunded', refunded: amount })).toBe(0);
  });

  test('cash only once the driver confirmed it', () => {
    const cash = { ...captured, method: 'cash' } as const;

    expect(expectedBalance(cash)).toBe(0);
    expect(expectedBalance({ ...cash, isConfirmed: true })).toBe(amount);
    expect(expectedBalance({ ...cash, state: 'closed', isConfirmed: true })).toBe(0);
  });
});

describe('a ride', () => {
  test.each<[PaymentState[], string]>([
    [[], 'unpaid'],
    [['open', 'closed'], 'unpaid'],
    [['closed', 'capturing'], 'processing'],
    [['mismatch'], 'processing'],
    [['closed', 'paid'], 'paid'],
    [['refunding'], 'refunding'],
    [['closed', 'refunded'], 'refunded'],
  ])('with payments %j is %s', (states, status) => {
    expect(expectedStatus(states)).toBe(status);
  });
});

test('a ride that owes a rest is paid once the rest is; what goes back of either counts', () => {
  expect(expectedStatus(['paid'], [])).toBe('unpaid');
  expect(expectedStatus(['paid'], ['closed', 'capturing'])).toBe('processing');
  expect(expectedStatus(['paid'], ['paid'])).toBe('paid');
  expect(expectedStatus(['paid'], ['refunding'])).toBe('refunding');
  expect(expectedStatus(['paid'], ['refunded'])).toBe('paid');
  expect(expectedStatus(['refunded'], ['refunded'])).toBe('refunded');
});

test('a ride whose rest went back is as its price is paid, when that is due again', () => {
  expect(expectedStatus(['closed'], ['refunded'])).toBe('unpaid');
  expect(expectedStatus(['closed', 'capturing'], ['refunded'])).toBe('processing');
  expect(expectedStatus(['closed', 'paid'], ['refunded'])).toBe('paid');
});
