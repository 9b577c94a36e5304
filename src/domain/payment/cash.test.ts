import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { cashMove } from './cash.ts';
import type { RidePaymentFacts } from './payment.ts';

const amelie = { id: 'amelie', role: 'client' } as const;
const bruno = { id: 'bruno', role: 'client' } as const;
const chloe = { id: 'chloe', role: 'driver' } as const;
const david = { id: 'david', role: 'driver' } as const;
const ines = { id: 'ines', role: 'admin' } as const;

const due: RidePaymentFacts = {
  status: 'completed',
  clientId: amelie.id,
  driverId: chloe.id,
  scheduledAt: new Date('2026-05-04T08:00:00Z'),
  cancellationRequestedAt: null,
  startedAt: null,
  estimatedCents: cents(2450),
  finalCents: null,
  paymentStatus: 'unpaid',
  paymentMethod: null,
  cashConfirmedAt: null,
};
const declared: RidePaymentFacts = { ...due, paymentStatus: 'paid', paymentMethod: 'cash' };
const now = new Date('2026-05-04T10:00:00Z');
const received: RidePaymentFacts = { ...declared, cashConfirmedAt: new Date('2026-05-03T10:00:00Z') };
const longReceived: RidePaymentFacts = { ...declared, cashConfirmedAt: new Date('2026-05-03T09:59:59Z') };
const accepted: RidePaymentFacts = { ...due, status: 'accepted' };
const running: RidePaymentFacts = { ...due, status: 'in_progress' };
const online: RidePaymentFacts = { ...due, paymentStatus: 'paid', paymentMethod: 'paypal' };
const asked: RidePaymentFacts = { ...due, paymentStatus: 'processing' };
const pending: RidePaymentFacts = { ...due, status: 'pending', driverId: null };

const words = [
  ['the client declares cash for a ride that is due', due, 'paid', amelie, 'declare'],
  ['declaring it twice changes nothing', declared, 'paid', amelie, 'none'],
  ['declaring cash for a ride paid online changes nothing', online, 'paid', amelie, 'none'],
  ['the client takes the declaration back', declared, 'unpaid', amelie, 'withdraw'],
  ['withdrawing what was never declared changes nothing', due, 'unpaid', amelie, 'none'],
  ['the driver confirms declared cash', declared, 'paid', chloe, 'confirm'],
  ['confirming it twice changes nothing', received, 'paid', chloe, 'none'],
  ['the driver received undeclared cash', due, 'paid', chloe, 'receive'],
  ['the driver received undeclared cash during the ride', running, 'paid', chloe, 'receive'],
  ['the client declares cash before the ride starts', accepted, 'paid', amelie, 'declare'],
  [
    'the driver confirms it before the ride starts',
    { ...declared, status: 'accepted' },
    'paid',
    chloe,
    'confirm',
  ],
  ['the driver contests declared cash', declared, 'unpaid', chloe, 'contest'],
  ['the driver corrects a confirmation', received, 'unpaid', chloe, 'contest'],
  ['contesting an unpaid ride changes nothing', due, 'unpaid', chloe, 'none'],
  ['the driver clears up a cancelled ride', { ...declared, status: 'cancelled' }, 'unpaid', chloe, 'contest'],
] as const;

test.each(words)('%s', (_, ride, wanted, actor, move) => {
  expect(cashMove(ride, { wanted, actor, now })).toEqual({ ok: true, move });
});

const refused = [
  ['a request that was not accepted is not paid', pending, 'paid', amelie, 'not_payable'],
  ['nothing is declared while the wallet is asked', asked, 'paid', amelie, 'not_payable'],
  ['nothing is received while the wallet is asked', asked, 'paid', chloe, 'not_payable'],
  ['no undeclared cash is received before the ride starts', accepted, 'paid', chloe, 'cash_undeclared'],
  ['a client cannot take back cash the driver has', received, 'unpaid', amelie, 'not_payable'],
  ['a client cannot undo an online payment', online, 'unpaid', amelie, 'not_payable'],
  ['a confirmation is final after a day', longReceived, 'unpaid', chloe, 'not_payable'],
  [
    'what went back is not contested',
    { ...received, paymentStatus: 'refunded' },
    'unpaid',
    chloe,
    'not_payable',
  ],
  ['a driver cannot contest an online payment', online, 'unpaid', chloe, 'not_payable'],
  ['another client has no say', due, 'paid', bruno, 'not_allowed'],
  ['another driver has no say', declared, 'paid', david, 'not_allowed'],
  ['the admin has no say', declared, 'unpaid', ines, 'not_allowed'],
] as const;

test.each(refused)('%s', (_, ride, wanted, actor, refusal) => {
  expect(cashMove(ride, { wanted, actor, now })).toEqual({ ok: false, refusal });
});

test('an admin answers declared cash in the place of a driver who is unable, and nothing else', () => {
  const asked = (facts: RidePaymentFacts, wanted: 'paid' | 'unpaid', driverIsUnable: boolean) =>
    cashMove(facts, { wanted, actor: ines, now, driverIsUnable });

  expect(asked(declared, 'paid', true)).toEqual({ ok: true, move: 'confirm' });
  expect(asked(declared, 'unpaid', true)).toEqual({ ok: true, move: 'contest' });
  expect(asked(declared, 'paid', false)).toEqual({ ok: false, refusal: 'not_allowed' });
  expect(asked(due, 'paid', true)).toEqual({ ok: false, refusal: 'not_payable' });
  expect(asked(online, 'paid', true)).toEqual({ ok: true, move: 'none' });
});
