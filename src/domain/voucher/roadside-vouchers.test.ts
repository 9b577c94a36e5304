import { describe, expect, test } from 'vitest';
import type { RideStatus } from '../ride/ride.ts';
import { roadsideSpan, roadsideVouchers } from './roadside-vouchers.ts';

const now = new Date('2026-05-07T12:00:00Z');

const voucher = (hour: string, rideStatus: RideStatus = 'accepted') => ({
  rideStatus,
  pickupAt: `2026-05-07T${hour}:00Z`,
});

/** Accepted, and its driver told at this hour to be on the way or there. */
const stepped = (hour: string, steppedAt: string) => ({
  ...voucher(hour),
  steppedAt: `2026-05-07T${steppedAt}:00Z`,
});

const shown = (...vouchers: ReturnType<typeof voucher>[]) => {
  const { underWay, next } = roadsideVouchers(vouchers, now);
  return [underWay, next].map((one) => one?.pickupAt.slice(11, 16));
};

describe('at a roadside check', () => {
  test.each([
    ['nothing', [], [undefined, undefined]],
    ['the next ride', [voucher('19:15'), voucher('14:05')], [undefined, '14:05']],
    [
      'the started ride, then the next one',
      [voucher('14:05'), voucher('11:30', 'in_progress')],
      ['11:30', '14:05'],
    ],
    [
      'the started ride, not one that waits for its start',
      [voucher('11:50'), voucher('11:30', 'in_progress')],
      ['11:30', '11:50'],
    ],
    ['the ride whose time has come', [voucher('12:00'), voucher('14:05')], ['12:00', '14:05']],
    [
      'the latest of two that were never started, then the other',
      [voucher('08:00'), voucher('11:45')],
      ['11:45', '08:00'],
    ],
    [
      'a ride to come before one that was never started',
      [voucher('08:00'), voucher('11:45'), voucher('13:00')],
      ['11:45', '13:00'],
    ],
    [
      'the ride that they are on the way to, though its time is still to come, then the next one',
      [stepped('12:30', '11:50'), voucher('14:05')],
      ['12:30', '14:05'],
    ],
    [
      'the ride at whose kerb they wait before one of the morning that was never started',
      [voucher('08:00'), stepped('12:05', '11:57')],
      ['12:05', '08:00'],
    ],
    [
      'the ride whose time has come before one that they left for in the morning',
      [stepped('08:00', '07:30'), voucher('11:45')],
      ['11:45', '08:00'],
    ],
    [
      'no ride that is over',
      [voucher('11:00', 'completed'), voucher('13:00', 'cancelled')],
      [undefined, undefined],
    ],
  ])('a driver shows %s', (_, vouchers, expected) => {
    expect(shown(...vouchers)).toEqual(expected);
  });
});

test.each([
  ['2026-05-07T12:00:00Z', ['2026-05-06T22:00:00.000Z', '2026-05-08T22:00:00.000Z']],
  // Ten past midnight: whoever was to be picked up at ten to may still be waited for.
  ['2026-05-06T22:10:00Z', ['2026-05-06T10:10:00.000Z', '2026-05-08T22:00:00.000Z']],
])('at %s the rides of today and tomorrow are kept, and those of the last twelve hours', (at, expected) => {
  const { from, to } = roadsideSpan(new Date(at));

  expect([from, to].map((moment) => moment.toISOString())).toEqual(expected);
});
