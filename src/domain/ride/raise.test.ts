import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { amountDue, amountToPay, isPayable, raiseOf, refundDue } from '../payment/payment.ts';
import { raiseStateOf } from './raise.ts';

const at = new Date('2026-05-04T12:00:00Z');
const raised = {
  status: 'completed',
  billsDueAt: at,
  contestedAt: null,
  answeredAt: null,
  isPaid: false,
} as const;

test('a raise is open until it is paid, contested or billed', () => {
  expect(raiseStateOf(raised)).toBe('open');
  expect(raiseStateOf({ ...raised, isPaid: true })).toBe(null);
  expect(raiseStateOf({ ...raised, billsDueAt: null })).toBe(null);
  // The papers of a fee wait too, but nobody contests them.
  expect(raiseStateOf({ ...raised, status: 'cancelled' })).toBe(null);
});

test('contested it awaits an answer, also once the agreed price is paid', () => {
  const contested = { ...raised, billsDueAt: null, contestedAt: at };
  expect(raiseStateOf(contested)).toBe('contested');
  expect(raiseStateOf({ ...contested, isPaid: true })).toBe('contested');
  expect(raiseStateOf({ ...contested, answeredAt: at })).toBe(null);
});

const ride = {
  status: 'completed',
  estimatedCents: cents(6800),
  finalCents: cents(9800),
  paymentStatus: 'unpaid',
  paymentMethod: null,
  cashConfirmedAt: null,
  paidCents: null,
} as const;

test('while it is contested the agreed price is due, and nothing of it goes back', () => {
  const contested = { ...ride, raise: 'contested' } as const;
  expect([raiseOf(ride), amountDue(ride), amountDue(contested)]).toEqual([3000, 9800, 6800]);
  const paid = {
    ...contested,
    paymentStatus: 'paid',
    paymentMethod: 'paypal',
    paidCents: cents(6800),
  } as const;
  expect([isPayable(paid), refundDue(paid)]).toEqual([false, 0]);
});

test('kept after the agreed price was paid, only the rest is to pay', () => {
  const kept = { ...ride, paidCents: cents(6800) };
  expect([amountToPay(kept), isPayable(kept)]).toEqual([3000, true]);
  const paid = { ...kept, paymentStatus: 'paid', paymentMethod: 'paypal', paidCents: cents(9800) } as const;
  expect([isPayable(paid), refundDue(paid)]).toEqual([false, 0]);
});
