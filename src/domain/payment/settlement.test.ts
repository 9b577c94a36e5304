import { describe, expect, test } from 'vitest';
import { cents } from '../money.ts';
import type { Capture, OrderStatus } from './order-status.ts';
import { type PaymentState, paymentStates } from './payment.ts';
import { type PaymentFacts, settlementOf } from './settlement.ts';

const now = new Date('2026-05-04T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const payment: PaymentFacts = { id: 'p1', state: 'capturing', amount: cents(7210), askedAt: ago(2) };
const capture: Capture = { captureId: 'c1', reference: 'p1', amount: cents(7210), currency: 'EUR' };
const taken: OrderStatus = { state: 'captured', capture };

const outcome = (
  change: Partial<PaymentFacts>,
  orderStatus: OrderStatus,
  ride: 'due' | 'not_due' | 'inactive' = 'due',
) => settlementOf({ ...payment, ...change }, orderStatus, ride, now).to;

describe('money that was taken', () => {
  test.each(['open', 'capturing', 'mismatch', 'closed'] as const)(
    'pays a ride whose payment is %s',
    (state) => {
      expect(settlementOf({ ...payment, state }, taken, 'due', now)).toEqual({ to: 'paid', capture });
    },
  );

  test.each(['paid', 'refunding', 'refunded'] as const)('changes nothing once it is %s', (state) => {
    expect(outcome({ state }, taken)).toBe('unchanged');
  });

  test('goes back when the ride has no use for it', () => {
    expect(outcome({}, taken, 'not_due')).toBe('surplus');
  });

  test('pays even a ride that was cancelled meanwhile, so that it can be refunded', () => {
    expect(outcome({}, taken, 'inactive')).toBe('paid');
  });

  test.each([
    ['amount', { amount: cents(7209) }],
    ['currency', { currency: 'USD' }],
    ['reference', { reference: 'p2' }],
  ])('with another %s never pays the ride', (_, change) => {
    const wrong: OrderStatus = { state: 'captured', capture: { ...capture, ...change } };

    expect(outcome({}, wrong)).toBe('mismatch');
    expect(outcome({ state: 'open' }, wrong)).toBe('mismatch');
    expect(outcome({ state: 'mismatch' }, wrong)).toBe('unchanged');
  });
});

describe('money that was given back', () => {
  test.each([
    ['paid', 'refunded'],
    ['refunding', 'unchanged'],
    ['capturing', 'closed'],
    ['mismatch', 'closed'],
    ['open', 'closed'],
    ['refunded', 'unchanged'],
    ['closed', 'certain'],
  ] as const)('makes a payment that is %s %s', (state, to) => {
    expect(outcome({ state }, { state: 'refunded', capture })).toBe(to);
  });
});

describe('an order of which nothing was taken', () => {
  test('is left alone while a request may still be on its way', () => {
    expect(outcome({ askedAt: ago(1) }, { state: 'approved' })).toBe('unchanged');
    expect(outcome({ askedAt: ago(1) }, { state: 'open' })).toBe('unchanged');
    expect(outcome({ askedAt: ago(1) }, { state: 'gone' })).toBe('unchanged');
  });

  test('is asked for again when the client approved it a moment ago', () => {
    expect(outcome({ askedAt: ago(2) }, { state: 'approved' })).toBe('ask_again');
    expect(outcome({ askedAt: ago(15) }, { state: 'approved' })).toBe('ask_again');
  });

  test('is not charged long after the click, nor when the ride wants it no more', () => {
    expect(outcome({ askedAt: ago(16) }, { state: 'approved' })).toBe('closed');
    expect(outcome({ askedAt: ago(2) }, { state: 'approved' }, 'inactive')).toBe('closed');
    expect(outcome({ askedAt: ago(2) }, { state: 'approved' }, 'not_due')).toBe('closed');
    expect(outcome({ askedAt: null }, { state: 'approved' })).toBe('closed');
  });

  test('closes when the client has not approved it, or when it is gone', () => {
    expect(outcome({}, { state: 'open' })).toBe('closed');
    expect(outcome({}, { state: 'gone' })).toBe('closed');
    expect(outcome({ state: 'open' }, { state: 'gone' })).toBe('closed');
    expect(outcome({ state: 'open' }, { state: 'open' })).toBe('unchanged');
    expect(outcome({ state: 'open' }, { state: 'approved' })).toBe('unchanged');
  });

  test('is over when it was declined', () => {
    expect(outcome({ askedAt: now }, { state: 'declined', reason: 'no funds' })).toBe('declined');
    expect(outcome({ state: 'open' }, { state: 'declined', reason: 'no funds' })).toBe('unchanged');
  });
});

const open = paymentStates.filter((state) => state !== 'closed');

test.each(open)('no answer, or none yet, changes nothing when it is %s', (state: PaymentState) => {
  expect(outcome({ state }, { state: 'unknown', reason: 'timeout' })).toBe('unchanged');
  expect(outcome({ state }, { state: 'pending' })).toBe('unchanged');
});

test.each(['mismatch', 'paid', 'refunding', 'refunded'] as const)(
  'a payment that is %s does not change because nothing was taken',
  (state) => {
    for (const orderStatus of ['open', 'approved', 'gone'] as const)
      expect(outcome({ state }, { state: orderStatus })).toBe('unchanged');
  },
);

describe('a payment that ended without money', () => {
  const declined = { state: 'declined', reason: 'no funds' } as const;

  test.each<OrderStatus>([{ state: 'unknown', reason: 'timeout' }, { state: 'pending' }])(
    'is in doubt when another request was not answered ($state)',
    (orderStatus) => {
      expect(outcome({ state: 'closed' }, orderStatus)).toBe('doubtful');
    },
  );

  test.each<OrderStatus>([{ state: 'open' }, { state: 'approved' }, { state: 'gone' }, declined])(
    'is so for certain when nothing can be on its way any more ($state)',
    (orderStatus) => {
      expect(outcome({ state: 'closed', askedAt: ago(2) }, orderStatus)).toBe('certain');
      expect(outcome({ state: 'closed', askedAt: ago(1) }, orderStatus)).toBe('unchanged');
    },
  );
});
