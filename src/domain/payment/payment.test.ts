import { describe, expect, test } from 'vitest';
import { cents } from '../money.ts';
import { rideStatuses } from '../ride/ride.ts';
import { amountDue, awaitsCash, isPayable, isRefundable, ridePaymentStatuses } from './payment.ts';

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

  test('declared cash awaits the driver’s confirmation', () => {
    expect(awaitsCash(cash)).toBe(true);
    expect(awaitsCash(received)).toBe(false);
    expect(awaitsCash(paid)).toBe(false);
    expect(awaitsCash({ ...cash, paymentStatus: 'unpaid' })).toBe(false);
  });
});
