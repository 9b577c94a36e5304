import { describe, expect, test } from 'vitest';
import { isRoadDue, minutesLeft, neighbourhoodOf, paceOn } from './arrival-pace.ts';

const pickup = { lat: 48.8443, lng: 2.3735 };
/** So many kilometres north of it. */
const north = (km: number) => ({ lat: pickup.lat + km / 111.2, lng: pickup.lng });

describe('the road service is asked', () => {
  test('at the departure, unless the car is almost there', () => {
    expect(isRoadDue(undefined, north(20), pickup)).toBe(true);
    expect(isRoadDue(undefined, north(2.9), pickup)).toBe(false);
  });

  test('again when half of what was left is done, and three times at most', () => {
    const asked = { times: 1, kmLeft: 40, pace: 1 };
    expect(isRoadDue(asked, north(20.5), pickup)).toBe(false);
    expect(isRoadDue(asked, north(19.5), pickup)).toBe(true);
    expect(isRoadDue({ ...asked, times: 2 }, north(19.5), pickup)).toBe(true);
    expect(isRoadDue({ ...asked, times: 3 }, north(4), pickup)).toBe(false);
  });

  test('about a neighbourhood, never about where the car is', () => {
    expect(neighbourhoodOf({ lat: 48.81234, lng: 2.41357 })).toEqual({ lat: 48.81, lng: 2.41 });
  });
});

describe('the minutes left', () => {
  test('follow what the service said of this way, down to the last kilometre', () => {
    const rough = minutesLeft(north(20), pickup, null);
    const pace = paceOn(north(20), pickup, rough * 1.5);

    expect(pace).toBeCloseTo(1.5, 1);
    expect(minutesLeft(north(20), pickup, pace)).toBeCloseTo(rough * 1.5, -1);
    expect(minutesLeft(north(1), pickup, pace)).toBeGreaterThan(minutesLeft(north(1), pickup, null));
    expect(minutesLeft(pickup, pickup, pace)).toBe(0);
  });

  test('are not spoiled by an answer that cannot be', () => {
    expect(paceOn(north(20), pickup, 6_000)).toBe(4);
    expect(paceOn(north(20), pickup, 0)).toBe(0.5);
  });
});
