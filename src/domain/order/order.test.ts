import { describe, expect, test } from 'vitest';
import { hasLaterDate, isInScope, mostRidesOfOrder, orderScopes, otherPlace, positionIn } from './order.ts';
import { isTooEarlyToReturn } from './return-ride.ts';

describe('an order', () => {
  test('has sixty rides at most, ten for a client without a completed ride', () => {
    expect(mostRidesOfOrder(true)).toBe(60);
    expect(mostRidesOfOrder(false)).toBe(10);
  });

  test.each([
    ['ride', [false, true, false]],
    ['following', [false, true, true]],
    ['order', [true, true, true]],
  ] as const)('is changed by the scope %s at its second ride', (scope, expected) => {
    expect([1, 2, 3].map((place) => isInScope(scope, { place: 2 }, { place }))).toEqual(expected);
    expect(orderScopes).toContain(scope);
  });
});

describe('a ride of an order', () => {
  test('of one date has its other leg and no position', () => {
    expect(otherPlace({ place: 1, leg: 'outward' })).toBe(2);
    expect(otherPlace({ place: 2, leg: 'return' })).toBe(1);
    expect(positionIn({ place: 2, leg: 'return', count: 2 })).toBeNull();
  });

  test('of a series has the position of its date', () => {
    expect(positionIn({ place: 4, leg: null, count: 10 })).toEqual({ date: 4, of: 10 });
    expect(otherPlace({ place: 4, leg: null })).toBeNull();
    expect(positionIn({ place: 4, leg: 'return', count: 10 })).toEqual({ date: 2, of: 5 });
  });

  test('is followed by others until the last date, with or without a way back', () => {
    const follows = [1, 9, 10].map((place) => hasLaterDate({ place, leg: null, count: 10 }));
    expect(follows).toEqual([true, true, false]);
    expect(hasLaterDate({ place: 9, leg: 'outward', count: 10 })).toBe(false);
    expect(hasLaterDate({ place: 1, leg: 'outward', count: 2 })).toBe(false);
  });
});

describe('a return', () => {
  const outward = new Date('2026-05-04T07:30:00Z');
  const at = (time: string) => new Date(`2026-05-04T${time}:00Z`);

  test('is after the arrival of the outward ride', () => {
    expect(isTooEarlyToReturn(outward, 65, at('08:35'))).toBe(true);
    expect(isTooEarlyToReturn(outward, 65, at('08:36'))).toBe(false);
  });

  test('of a road that is not known is after its departure', () => {
    expect(isTooEarlyToReturn(outward, null, at('07:30'))).toBe(true);
    expect(isTooEarlyToReturn(outward, null, at('07:31'))).toBe(false);
  });
});
