import { describe, expect, test } from 'vitest';
import { freeWaitEnd } from '../pricing/waiting.ts';
import { moveRide, offeredMoves } from './allowed-moves.ts';
import { isLandingUnreported, nextSign } from './landing.ts';
import type { Actor, Landing, RideFacts } from './ride.ts';
import { STEP_IS_FINAL_AFTER_MS } from './way.ts';

const now = new Date('2026-05-04T09:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const amelie: Actor = { id: 'amelie', role: 'client' };
const karim: Actor = { id: 'karim', role: 'client' };
const chloe: Actor = { id: 'chloe', role: 'driver' };

const reported = (landedAt: Date | null = null, luggageAt: Date | null = null): Landing => ({
  landedAt,
  luggageAt,
});

const atStation = (landing: Landing | null = reported(), change: Partial<RideFacts> = {}): RideFacts => ({
  status: 'accepted',
  clientId: 'amelie',
  driverId: 'chloe',
  scheduledAt: inHours(1),
  cancellationRequestedAt: null,
  startedAt: null,
  landing,
  ...change,
});

const outcome = (facts: RideFacts, move: Parameters<typeof moveRide>[1]['move'], actor = amelie) => {
  const result = moveRide(facts, { move, actor, now });
  return result.ok ? result.to : result.refusal;
};

describe('who lands', () => {
  test('tells it, then the luggage, each once and in this order; the status stays', () => {
    expect(outcome(atStation(), 'land')).toBe('accepted');
    expect(outcome(atStation(), 'collect_luggage')).toBe('wrong_status');
    expect(outcome(atStation(reported(ago(90))), 'land')).toBe('wrong_status');
    expect(outcome(atStation(reported(ago(90))), 'collect_luggage')).toBe('accepted');
    expect(outcome(atStation(reported(ago(90), ago(80))), 'collect_luggage')).toBe('wrong_status');
  });

  test('is the client of the ride, nobody else', () => {
    expect(outcome(atStation(), 'land', karim)).toBe('wrong_status');
    expect(outcome(atStation(), 'land', chloe)).toBe('not_allowed');
  });

  test('does so at airports and stations only, and while the ride waits for its start', () => {
    expect(outcome(atStation(null), 'land')).toBe('wrong_status');
    for (const status of ['pending', 'in_progress', 'completed', 'cancelled'] as const)
      expect(outcome(atStation(reported(), { status }), 'land')).toBe('wrong_status');
  });

  test('tells it from three hours before the pickup on, also long after it', () => {
    expect(outcome(atStation(reported(), { scheduledAt: inHours(3) }), 'land')).toBe('accepted');
    const earlier = atStation(reported(), { scheduledAt: new Date(inHours(3).getTime() + 1) });
    expect(outcome(earlier, 'land')).toBe('landing_too_early');
    expect(offeredMoves(earlier, amelie, now)).not.toContain('land');
    expect(nextSign(earlier, now)).toBeUndefined();
    expect(outcome(atStation(reported(), { scheduledAt: ago(7200) }), 'land')).toBe('accepted');
  });

  test('takes back the last sign within a minute', () => {
    const [edge, past] = [STEP_IS_FINAL_AFTER_MS / 1000, STEP_IS_FINAL_AFTER_MS / 1000 + 0.001];

    expect(outcome(atStation(reported(ago(edge))), 'undo_land')).toBe('accepted');
    expect(outcome(atStation(reported(ago(past))), 'undo_land')).toBe('undo_too_late');
    expect(outcome(atStation(reported(ago(20), ago(10))), 'undo_land')).toBe('undo_too_late');
    expect(outcome(atStation(reported(ago(20), ago(edge))), 'undo_luggage')).toBe('accepted');
    expect(outcome(atStation(reported(ago(20), ago(past))), 'undo_luggage')).toBe('undo_too_late');
    expect(outcome(atStation(), 'undo_land')).toBe('undo_too_late');
    expect(outcome(atStation(null), 'undo_luggage')).toBe('undo_too_late');
  });

  test('is offered one sign at a time, and none once both are told', () => {
    expect(nextSign(atStation(), now)).toBe('landed');
    expect(nextSign(atStation(reported(ago(90))), now)).toBe('luggage');
    expect(nextSign(atStation(reported(ago(90), ago(80))), now)).toBeUndefined();
    expect(nextSign(atStation(null), now)).toBeUndefined();
  });
});

describe('a landing', () => {
  test('is missing where someone is to land and nobody told', () => {
    expect(isLandingUnreported(atStation())).toBe(true);
    expect(isLandingUnreported(atStation(reported(ago(90))))).toBe(false);
    expect(isLandingUnreported(atStation(null))).toBe(false);
  });

  test('begins the free waiting where it is the latest of landing, pickup time and arrival', () => {
    const [pickup, arrival, landing] = [inHours(1), inHours(2), inHours(3)];
    const free = (scheduledAt: Date, arrivedAt: Date, landedAt: Date | null) =>
      freeWaitEnd({ scheduledAt, arrivedAt, landedAt, freeMinutes: 60 });

    expect(free(pickup, arrival, landing)).toEqual(inHours(4));
    expect(free(landing, pickup, arrival)).toEqual(inHours(4));
    expect(free(pickup, landing, arrival)).toEqual(inHours(4));
    expect(free(pickup, arrival, null)).toEqual(inHours(3));
  });
});
