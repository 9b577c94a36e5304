import { expect, test } from 'vitest';
import type { ServerFrame } from '#contract/live.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { mayChangeVouchers } from './voucher-frames.ts';

const moved = (move: 'accept' | 'book' | 'start' | 'hand_over' | 'cancel' | 'expire', by = 'someone') =>
  ({ type: 'ride_changed', rideId: 'ride-1', move, by }) as const;

test.each<[string, ServerFrame, boolean]>([
  ['their own acceptance, on another device too', moved('accept', chloe.id), true],
  ['the acceptance of another driver', moved('accept'), false],
  ['a new request', moved('book'), false],
  ['a request that has run out', moved('expire'), false],
  ['a start', moved('start'), true],
  ['a ride that is handed over', moved('hand_over'), true],
  ['a cancellation', moved('cancel'), true],
  ['a payment', { type: 'ride_changed', rideId: 'ride-1' }, false],
  ['a gap in the frames', { type: 'frames_missed' }, true],
  ['a message', { type: 'messages_read', kind: 'ride', rideId: 'ride-1' }, false],
])('after %s the vouchers of a driver are read again, or not', (_, frame, expected) => {
  expect(mayChangeVouchers(frame, chloe)).toBe(expected);
  expect(mayChangeVouchers(frame, amelie)).toBe(false);
});
