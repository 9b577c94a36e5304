import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlapsWith, type Stretch } from './overlap.ts';

const gareDeLyon = { lat: 48.8443, lng: 2.3735 };
const orly = { lat: 48.7262, lng: 2.3652 };

const ride = (id: string, clock: string, change: Partial<Stretch> = {}): Stretch => ({
  id,
  from: gareDeLyon,
  to: gareDeLyon,
  startsAt: new Date(`2026-05-07T${clock}:00Z`),
  minutes: 40,
  ...change,
});

describe('a ride overlaps another', () => {
  test('when it begins before the other one ends, by the minutes that are missing', () => {
    const found = overlapsWith(ride('new', '15:30'), [ride('old', '15:00')]);

    expect(found).toMatchObject([{ ride: { id: 'old' }, missingMinutes: 10 }]);
  });

  test('whichever of the two comes first', () => {
    const found = overlapsWith(ride('new', '14:30'), [ride('old', '15:00')]);

    expect(found).toMatchObject([{ ride: { id: 'old' }, missingMinutes: 10 }]);
  });

  test('when there is no time for the way between them', () => {
    const toOrly = ride('old', '15:00', { to: orly });

    expect(overlapsWith(ride('new', '15:45'), [toOrly])[0]?.missingMinutes).toBeGreaterThan(20);
    expect(overlapsWith(ride('new', '17:00'), [toOrly])).toEqual([]);
  });

  test('but not itself, nor one that ends as it begins at the same place', () => {
    expect(overlapsWith(ride('same', '15:00'), [ride('same', '15:00')])).toEqual([]);
    expect(overlapsWith(ride('new', '15:40'), [ride('old', '15:00')])).toEqual([]);
  });

  test('and of several the first comes first', () => {
    const found = overlapsWith(ride('new', '15:10'), [ride('late', '15:30'), ride('early', '15:00')]);

    expect(found.map((overlap) => overlap.ride.id)).toEqual(['early', 'late']);
  });

  test('perhaps, when a place is unknown and the time between them is not ample', () => {
    const toNowhere = ride('old', '15:00', { to: null, minutes: null });
    const missing = (clock: string) => overlapsWith(ride('new', clock), [toNowhere])[0]?.missingMinutes;

    expect(missing('15:30')).toBeNull();
    expect(missing('16:59')).toBeNull();
    expect(missing('17:00')).toBeUndefined();
    expect(overlapsWith(ride('new', '15:50', { from: null }), [ride('old', '15:00')])).toMatchObject([
      { missingMinutes: null },
    ]);
  });

  test('for certain, when it begins before the other ends, wherever it begins', () => {
    const found = overlapsWith(ride('new', '15:30', { from: null }), [ride('old', '15:00')]);

    expect(found).toMatchObject([{ missingMinutes: 10 }]);
  });

  test('as much as the other overlaps it', () => {
    const minute = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 1, max: 90 }), (startOne, startOther, minutes) => {
        const at = (start: number) => new Date(Date.UTC(2026, 4, 7, 6, start));
        const one = ride('one', '15:00', { startsAt: at(startOne), minutes });
        const other = ride('other', '15:00', { startsAt: at(startOther), minutes });

        expect(overlapsWith(one, [other])[0]?.missingMinutes).toBe(
          overlapsWith(other, [one])[0]?.missingMinutes,
        );
      }),
    );
  });
});
