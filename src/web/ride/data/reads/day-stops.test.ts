import { describe, expect, test } from 'vitest';
import type { RideView } from '#contract/rides/rides.ts';
import { asked, promised } from '#web/testing/stand-in-rides.ts';
import { stopsOf } from './day-stops.ts';

const day = '2026-05-07';
const at = (clock: string) => new Date(`${day}T${clock}:00+02:00`);
const ride = (id: string, clock: string, duration: number, changes: Partial<RideView> = {}): RideView => ({
  ...promised,
  id,
  scheduledAt: at(clock).toISOString(),
  duration,
  ...changes,
});
const freeTimes = (rides: RideView[], now: Date) => stopsOf(rides, day, now).map((stop) => stop.freeBefore);

describe('the stops of a day', () => {
  test('are in driving order, with the free time between them', () => {
    const stops = stopsOf([ride('b', '19:15', 35), ride('a', '17:30', 48)], day, at('06:00'));

    expect(stops.map((stop) => stop.ride.id)).toEqual(['a', 'b']);
    expect(stops.map((stop) => stop.freeBefore)).toEqual([11 * 60 + 30, 57]);
  });

  test('count free time from now on only', () => {
    const done = ride('done', '07:10', 55, {
      status: 'completed',
      startTime: at('07:10').toISOString(),
      endTime: at('08:05').toISOString(),
    });

    expect(freeTimes([done, ride('next', '19:15', 35)], at('15:06'))).toEqual([0, 4 * 60 + 9]);
  });

  test('leave out short pauses', () => {
    expect(freeTimes([ride('a', '17:30', 40), ride('b', '18:15', 30)], at('17:25'))).toEqual([0, 0]);
  });

  test('take a long ride into account after a short one inside it', () => {
    const rides = [ride('long', '10:00', 180), ride('short', '10:30', 20), ride('late', '13:30', 30)];

    expect(freeTimes(rides, at('10:00'))).toEqual([0, 0, 30]);
  });

  test('have no free time before the first ride of another day, and none on a past day', () => {
    const rides = [ride('a', '10:00', 30), ride('b', '12:00', 30)];

    expect(freeTimes(rides, new Date('2026-05-06T10:00:00Z'))).toEqual([0, 90]);
    expect(freeTimes(rides, new Date('2026-05-09T10:00:00Z'))).toEqual([0, 0]);
  });

  test('are requested, planned, live or done', () => {
    const rides = (['pending', 'accepted', 'in_progress', 'completed'] as const).map((status, index) =>
      ride(status, `1${index}:00`, 10, { status, ...(status === 'pending' ? { driver: asked.driver } : {}) }),
    );

    expect(stopsOf(rides, day, at('09:00')).map((stop) => stop.kind)).toEqual([
      'asked',
      'planned',
      'live',
      'done',
    ]);
  });
});
