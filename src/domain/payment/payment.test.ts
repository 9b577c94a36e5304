import { describe, expect, test } from 'vitest';
import { cents } from '../money.ts';
import { rideStatuses } from '../ride/ride.ts';
import {
  amountDue,
  awaitsCash,
  cashToHandOver,
  isPayable,
  isReceived,
  isRefundable,
  isRestCredited,
  lastPaid,
  nextRefund,
  paidBefore,
  refundDue,
  ridePaymentStatuses,
} from './payment.ts';

const ride = {
  status: 'accepted' as const,
  paymentStatus: 'unpaid' as const,
  estimatedCents: cents(2450),
  finalCents: null,
};

describe('what a ride costs', () => {
  test('the final price counts once there is one', () => {
    expect(amountDue(ride)).toBe(2450);
    expect(amountDue({ ...ride, finalCents: cents(3000) })).toBe(3000);
    expect(amountDue({ ...ride, finalCents: cents(0) })).toBe(0);
  });
});

describe('a ride can be paid', () => {
  test.each(rideStatuses)('when it is %s: only if a driver took it and it was not cancelled', (status) => {
    const expected = ['accepted', 'in_progress', 'completed'].includes(status);

    expect(isPayable({ ...ride, status })).toBe(expected);
  });

  test.each(ridePaymentStatuses)('while it is %s: only if nothing was paid or asked for', (paymentStatus) => {
    expect(isPayable({ ...ride, paymentStatus })).toBe(paymentStatus === 'unpaid');
  });

  test('not when it is free', () => {
    expect(isPayable({ ...ride, finalCents: cents(0) })).toBe(false);
  });
});

describe('money of a cancelled ride', () => {
  const paid = {
    status: 'cancelled' as const,
    paymentStatus: 'paid' as const,
    paymentMethod: 'paypal' as const,
    cashConfirmedAt: null,
    estimatedCents: cents(2450),
    finalCents: null,
  };
  const cash = { ...paid, paymentMethod: 'cash' as const };
  const received = { ...cash, cashConfirmedAt: new Date('2026-05-04T10:00:00Z') };

  test('goes back once, when it surely came', () => {
    expect(isRefundable(paid)).toBe(true);
    expect(isRefundable({ ...paid, paymentStatus: 'refunded' })).toBe(false);
    expect(isRefundable(cash)).toBe(false);
    expect(isRefundable(received)).toBe(true);
    expect(isRefundable({ ...paid, status: 'completed' })).toBe(false);
  });

  test('is received once it is paid, also while a part goes back', () => {
    const ofStatus = ridePaymentStatuses.filter((paymentStatus) => isReceived({ ...paid, paymentStatus }));

    expect(ofStatus).toEqual(['paid', 'refunding']);
    expect([isReceived(cash), isReceived(received)]).toEqual([false, true]);
  });

  test('declared cash awaits the driver’s confirmation', () => {
    expect(awaitsCash(cash)).toBe(true);
    expect(awaitsCash(received)).toBe(false);
    expect(awaitsCash(paid)).toBe(false);
    expect(awaitsCash({ ...cash, paymentStatus: 'unpaid' })).toBe(false);
  });
});

describe('the money of a fee', () => {
  const cancelled = { ...ride, status: 'cancelled' as const, feeCents: cents(1225) };
  const paid = {
    ...cancelled,
    paymentStatus: 'paid' as const,
    paymentMethod: 'stripe' as const,
    cashConfirmedAt: null,
    paidCents: cents(2450),
  };
  const waived = { feeWaivedAt: new Date('2026-05-04T10:00:00Z') };

  test('is due in the place of the price, and can be paid, unless it is waived', () => {
    expect(amountDue(cancelled)).toBe(1225);
    expect(isPayable(cancelled)).toBe(true);
    expect(amountDue({ ...cancelled, ...waived })).toBe(0);
    expect(isPayable({ ...cancelled, ...waived })).toBe(false);
  });

  test.each([
    ['the rest of a paid ride', paid, 1225],
    ['nothing, once the rest went back', { ...paid, paidCents: cents(1225) }, 0],
    ['all of it, where the fee is waived', { ...paid, ...waived }, 2450],
    ['the fee, waived after it was kept', { ...paid, ...waived, paidCents: cents(1225) }, 1225],
    ['the whole price, where an older version took it', { ...paid, ...waived, paidCents: null }, 2450],
    ['nothing of declared cash', { ...paid, paymentMethod: 'cash' as const }, 0],
  ])('goes back: %s', (_what, facts, due) => {
    expect(refundDue(facts)).toBe(due);
    expect(isRefundable(facts)).toBe(due > 0);
  });

  test('an avoir lowers what is due, and of a paid ride gives back its amount', () => {
    const completed = { ...ride, status: 'completed' as const, creditedCents: cents(450) };

    expect(amountDue(completed)).toBe(2000);
    expect(refundDue({ ...paid, ...completed, paymentStatus: 'paid' })).toBe(450);
    expect(isPayable({ ...completed, creditedCents: cents(2450) })).toBe(false);
  });
});

test('the rest of a raise is no longer awaited once avoirs took all of it off', () => {
  const kept = {
    status: 'completed' as const,
    paymentStatus: 'unpaid' as const,
    estimatedCents: cents(6000),
    finalCents: cents(8000),
    paidCents: cents(6000),
  };

  expect(isRestCredited({ ...kept, creditedCents: cents(1999) })).toBe(false);
  expect(isRestCredited({ ...kept, creditedCents: cents(2000) })).toBe(true);
  expect(isRestCredited({ ...kept, creditedCents: cents(8000) })).toBe(true);
  expect(isRestCredited({ ...kept, creditedCents: cents(8000), paidCents: null })).toBe(false);
  expect(isRestCredited({ ...kept, creditedCents: cents(3000), paymentStatus: 'processing' })).toBe(false);
});

test('of announced cash, what is still owed is left to hand over', () => {
  const announced = {
    status: 'completed' as const,
    estimatedCents: cents(6000),
    finalCents: null,
    paidCents: cents(6000),
  };
  const cancelled = { ...announced, status: 'cancelled' as const };

  expect(cashToHandOver(announced)).toBe(6000);
  expect(cashToHandOver({ ...announced, creditedCents: cents(1000) })).toBe(5000);
  expect(cashToHandOver({ ...announced, finalCents: cents(4500) })).toBe(4500);
  expect(cashToHandOver({ ...cancelled, feeCents: cents(3000) })).toBe(3000);
  expect(cashToHandOver(cancelled)).toBe(0);
  expect(
    cashToHandOver({ ...announced, finalCents: cents(8000), paidCents: cents(8000), owesRest: true }),
  ).toBe(2000);
});

describe('a rest that was paid after the agreed price', () => {
  const paid = {
    status: 'completed' as const,
    paymentStatus: 'paid' as const,
    paymentMethod: 'paypal' as const,
    cashConfirmedAt: null,
    estimatedCents: cents(6000),
    finalCents: cents(8000),
    paidCents: cents(8000),
    owesRest: true,
  };

  test('is what was paid last, until it went back', () => {
    expect([lastPaid(paid), paidBefore(paid)]).toEqual([2000, 6000]);
    expect([
      lastPaid({ ...paid, paidCents: cents(6000) }),
      paidBefore({ ...paid, paidCents: cents(6000) }),
    ]).toEqual([6000, 0]);
    expect([lastPaid({ ...paid, owesRest: false }), paidBefore({ ...paid, owesRest: false })]).toEqual([
      8000, 0,
    ]);
  });

  test.each([
    ['of a part, from the rest alone', { creditedCents: cents(500) }, 500],
    ['of everything, the rest', { creditedCents: cents(8000) }, 2000],
    ['then the agreed price', { creditedCents: cents(8000), paidCents: cents(6000) }, 6000],
    ['of everything, where it was one payment', { creditedCents: cents(8000), owesRest: false }, 8000],
  ])('goes back by itself: %s', (_what, change, amount) => {
    expect(nextRefund({ ...paid, ...change })).toBe(amount);
  });
});
