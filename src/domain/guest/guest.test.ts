import { describe, expect, test } from 'vitest';
import { awaitsConfirmation, eveningBefore, mayKeepOrder } from './confirmation.ts';
import { guestLinkEnds } from './guest-link.ts';

const taken = { status: 'accepted', driverId: 'chloe', enteredBy: 'chloe', confirmedAt: null } as const;

describe('an order taken by telephone', () => {
  test('awaits its client until they confirm, and only while it is ahead', () => {
    expect(awaitsConfirmation(taken)).toBe(true);
    expect(awaitsConfirmation({ ...taken, status: 'pending' })).toBe(true);
    expect(awaitsConfirmation({ ...taken, confirmedAt: new Date(0) })).toBe(false);
    expect(awaitsConfirmation({ ...taken, enteredBy: null })).toBe(false);
    for (const status of ['in_progress', 'completed', 'cancelled', 'rejected'] as const)
      expect(awaitsConfirmation({ ...taken, status })).toBe(false);
  });

  test('is kept by its driver, and before there is one by who typed it', () => {
    const chloe = { id: 'chloe', role: 'driver' } as const;
    expect(mayKeepOrder(chloe, taken)).toBe(true);
    expect(mayKeepOrder(chloe, { ...taken, driverId: null })).toBe(true);
    expect(mayKeepOrder(chloe, { ...taken, driverId: 'karim' })).toBe(false);
    expect(mayKeepOrder({ ...chloe, role: 'client' }, taken)).toBe(false);
    expect(mayKeepOrder(chloe, { ...taken, enteredBy: null })).toBe(false);
  });

  test.each([
    ['2026-05-13T06:15:00Z', '2026-05-12T16:00:00Z'],
    // Just after midnight in Paris, and across the change of clocks.
    ['2026-05-12T22:30:00Z', '2026-05-12T16:00:00Z'],
    ['2026-03-29T10:00:00Z', '2026-03-28T17:00:00Z'],
  ])('of %s is asked about at %s', (at, asked) => {
    expect(eveningBefore(new Date(at))).toEqual(new Date(asked));
  });
});

test('a guest link ends a week after the ride, or after its end when that was later', () => {
  const scheduledAt = new Date('2026-05-13T06:15:00Z');

  expect(guestLinkEnds({ scheduledAt, endedAt: null })).toEqual(new Date('2026-05-20T06:15:00Z'));
  expect(guestLinkEnds({ scheduledAt, endedAt: new Date('2026-05-13T08:00:00Z') })).toEqual(
    new Date('2026-05-20T08:00:00Z'),
  );
  expect(guestLinkEnds({ scheduledAt, endedAt: new Date('2026-05-13T06:00:00Z') })).toEqual(
    new Date('2026-05-20T06:15:00Z'),
  );
});
