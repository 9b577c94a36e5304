import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { refundBefore } from './refund-before.ts';

const paid = (amount: number) => moved('captured', amount, '2026-05-07T14:04:00.000Z');
const refunded = (amount: number, at = '2026-05-08T08:00:00.000Z') => moved('refunded', 0 - amount, at);

const cameBack = (amount: number) => moved('refund_failed', amount, '2026-05-15T08:00:00.000Z');

function moved(kind: 'captured' | 'refunded' | 'refund_failed', amount: number, at: string) {
  return { kind, method: 'stripe', amount: cents(amount), at: new Date(at) } as const;
}

test.each([
  ['nothing of a ride that was not paid', { ttc: 420, invoiced: 8005 }, [], undefined],
  ['nothing of what is still held', { ttc: 420, invoiced: 8005 }, [paid(8005)], undefined],
  ['all of it, where all went back', { ttc: 8005, invoiced: 8005 }, [paid(8005), refunded(8005)], 8005],
  [
    'nothing of what its bank sent back',
    { ttc: 8005, invoiced: 8005 },
    [paid(8005), refunded(8005), cameBack(8005)],
    undefined,
  ],
  ['its own part, where more went back', { ttc: 420, invoiced: 8005 }, [paid(8005), refunded(8005)], 420],
  ['what went back, where it was less', { ttc: 8005, invoiced: 8005 }, [paid(8005), refunded(420)], 420],
  [
    'nothing of what an earlier avoir took back',
    { ttc: 500, invoiced: 7585 },
    [paid(8005), refunded(420)],
    undefined,
  ],
  [
    'nothing of what was paid beyond the invoice',
    { ttc: 500, invoiced: 4500 },
    [paid(5000), refunded(500)],
    undefined,
  ],
  [
    'no more than what was paid of a price',
    { ttc: 8005, invoiced: 8005 },
    [paid(6000), refunded(6000)],
    6000,
  ],
] as const)('an avoir tells %s', (_, { ttc, invoiced }, movements, amount) => {
  const refund = refundBefore({ ttc: cents(ttc), invoiced: cents(invoiced) }, movements);

  expect(refund?.amount).toBe(amount);
});

test('the day and the way are those of the last refund', () => {
  const movements = [paid(8005), refunded(5), refunded(415, '2026-05-09T08:00:00.000Z')];

  const refund = refundBefore({ ttc: cents(420), invoiced: cents(8005) }, movements);

  expect(refund).toEqual({ method: 'stripe', refundedAt: '2026-05-09T08:00:00.000Z', amount: 420 });
});

test('a refund that came back is not the last one', () => {
  const movements = [paid(8005), refunded(420), cameBack(420), refunded(420, '2026-05-20T08:00:00.000Z')];

  const refund = refundBefore({ ttc: cents(420), invoiced: cents(8005) }, movements);

  expect(refund).toMatchObject({ refundedAt: '2026-05-20T08:00:00.000Z', amount: 420 });
});
