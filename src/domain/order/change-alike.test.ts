import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Actor, RideFacts } from '../ride/ride.ts';
import { parisLocal } from '../time/paris.ts';
import { isChangedAlike, movedAlike, stepOfChange } from './change-alike.ts';
import { daysBetween, parisMoment } from './series.ts';

const amelie: Actor = { id: 'amelie', role: 'client' };
const chloe: Actor = { id: 'chloe', role: 'driver' };
const now = new Date('2026-05-04T06:00:00Z');
const ride: RideFacts = {
  status: 'accepted',
  clientId: 'amelie',
  driverId: 'chloe',
  scheduledAt: new Date('2026-05-04T08:00:00Z'),
  cancellationRequestedAt: null,
  startedAt: null,
};

describe('a ride of a series that is changed with those after it', () => {
  test('takes along the later rides of its way, not those before it nor the ways back', () => {
    const chosen = { place: 3, leg: 'outward' } as const;
    const others = [1, 3, 5].map((place) => isChangedAlike(chosen, { place, leg: 'outward' }));

    expect(others).toEqual([false, true, true]);
    expect(isChangedAlike(chosen, { place: 4, leg: 'return' })).toBe(false);
    expect(isChangedAlike({ place: 3, leg: null }, { place: 4, leg: null })).toBe(true);
  });

  test('leaves every other date where it was when its own moment stays', () => {
    const other = new Date('2026-05-11T09:17:00Z');

    expect(movedAlike(other, { from: ride.scheduledAt, to: ride.scheduledAt })).toBe(other);
  });

  test('moves the others to the same hour of a clock in Paris, also across the change of clocks', () => {
    const move = { from: parisMoment('2026-10-19T07:45'), to: parisMoment('2026-10-20T08:30') };

    expect(parisLocal(movedAlike(parisMoment('2026-10-26T07:45'), move))).toBe('2026-10-27T08:30');
    expect(parisLocal(movedAlike(parisMoment('2026-12-31T07:45'), move))).toBe('2027-01-01T08:30');
  });

  test('keeps the dates in their order and as many days apart, whatever the move', () => {
    const hour = fc.integer({ min: 4, max: 22 }).map((value) => String(value).padStart(2, '0'));
    const days = fc.integer({ min: 1, max: 28 }).map((value) => String(value).padStart(2, '0'));
    fc.assert(
      fc.property(hour, hour, days, days, (one, two, first, second) => {
        const from = parisMoment(`2026-10-${first}T${one}:00`);
        const to = parisMoment(`2026-10-${second}T${two}:30`);
        const moved = [0, 7, 14].map((week) =>
          movedAlike(new Date(Date.parse(`2026-11-02T12:00:00Z`) + week * 86_400_000), { from, to }),
        );

        expect(new Set(moved.map((moment) => parisLocal(moment).slice(11)))).toEqual(new Set([`${two}:30`]));
        const [week1, week2, week3] = moved.map(parisLocal);
        expect(daysBetween(week1 ?? '', week2 ?? '')).toBe(7);
        expect(daysBetween(week2 ?? '', week3 ?? '')).toBe(7);
      }),
    );
  });
});

describe('each of them', () => {
  const stepFor = (more: Partial<RideFacts>, actor = amelie) =>
    stepOfChange({ ...ride, ...more }, { change: null, actor, now });

  test('is edited at once while it waits, asked about once it is accepted', () => {
    expect(stepFor({ status: 'pending', driverId: null })).toEqual({ step: 'edit' });
    expect(stepFor({})).toEqual({ step: 'ask' });
    expect(stepFor({}, chloe)).toEqual({ step: 'ask' });
  });

  test('stays as it is when it was started, cancelled or is someone else’s, and says why', () => {
    expect(stepFor({ status: 'in_progress' })).toEqual({ refusal: 'wrong_status' });
    expect(stepFor({ status: 'cancelled' })).toEqual({ refusal: 'wrong_status' });
    expect(stepFor({ cancellationRequestedAt: now })).toEqual({ refusal: 'cancellation_pending' });
    expect(stepFor({ driverId: 'yann' }, chloe)).toEqual({ refusal: 'not_allowed' });
    expect(stepFor({ status: 'pending', driverId: null }, chloe)).toEqual({ refusal: 'not_allowed' });
  });

  test('waits for the answer to what was asked before', () => {
    const change = {
      askedBy: 'driver',
      refusedAt: null,
      scheduledAt: new Date('2026-06-01T08:00:00Z'),
    } as const;

    expect(stepOfChange(ride, { change, actor: amelie, now })).toEqual({ refusal: 'change_pending' });
  });
});
