import { describe, expect, test } from 'vitest';
import { moveRide } from './allowed-moves.ts';
import type { Actor, RideFacts } from './ride.ts';
import {
  countedArrival,
  countedBoarding,
  cutPhoneTime,
  isJustTaken,
  keepsSteps,
  moveOfStep,
  nextStep,
  STEP_IS_FINAL_AFTER_MS,
  undoOfStep,
} from './way.ts';

const now = new Date('2026-05-04T09:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const chloe: Actor = { id: 'chloe', role: 'driver' };
const yann: Actor = { id: 'yann', role: 'driver' };
const terms = { freeHours: 24, latePercent: 50, absencePercent: 100 };

const accepted = (change: Partial<RideFacts> = {}): RideFacts => ({
  status: 'accepted',
  clientId: 'amelie',
  driverId: 'chloe',
  scheduledAt: new Date('2026-05-04T09:30:00Z'),
  cancellationRequestedAt: null,
  startedAt: null,
  ...change,
});

const outcome = (facts: RideFacts, move: Parameters<typeof moveRide>[1]['move'], actor = chloe) => {
  const result = moveRide(facts, { move, actor, now });
  return result.ok ? result.to : result.refusal;
};

describe('a ride that was moved', () => {
  const from = new Date('2026-05-04T09:30:00Z');
  const to = (time: string) => new Date(`2026-05-04T${time}:00Z`);

  test('keeps what the driver told when its client comes a little later, or earlier', () => {
    expect(keepsSteps({ isElsewhere: false, from, to: to('10:00') })).toBe(true);
    expect(keepsSteps({ isElsewhere: false, from, to: to('09:15') })).toBe(true);
  });

  test('forgets it when it is much later or elsewhere', () => {
    expect(keepsSteps({ isElsewhere: false, from, to: to('10:01') })).toBe(false);
    expect(keepsSteps({ isElsewhere: true, from, to: from })).toBe(false);
  });
});

describe('the next step', () => {
  test('is the way, then the place, then none: the ride starts', () => {
    expect(nextStep({ ...accepted(), now })).toBe('on_the_way');
    expect(nextStep({ ...accepted({ onTheWayAt: ago(90) }), now })).toBe('arrived');
    expect(nextStep({ ...accepted({ onTheWayAt: ago(90), arrivedAt: ago(10) }), now })).toBeUndefined();
  });

  test('is not offered before half a day of the departure, nor for rides that are not accepted', () => {
    const evening = new Date(now.getTime() + 12 * 3_600_000);

    expect(nextStep({ ...accepted({ scheduledAt: evening }), now })).toBe('on_the_way');
    expect(nextStep({ ...accepted({ scheduledAt: new Date(evening.getTime() + 1) }), now })).toBeUndefined();
    for (const status of ['pending', 'in_progress', 'completed'] as const)
      expect(nextStep({ ...accepted({ status }), now })).toBeUndefined();
  });
});

describe('a step', () => {
  test('is taken by the driver of the ride, each once and in their order, and keeps the status', () => {
    const onTheWay = accepted({ onTheWayAt: ago(90) });

    expect(outcome(accepted(), 'set_off')).toBe('accepted');
    expect(outcome(accepted(), 'set_off', yann)).toBe('wrong_status');
    expect(outcome(accepted(), 'arrive')).toBe('wrong_status');
    expect(outcome(onTheWay, 'set_off')).toBe('wrong_status');
    expect(outcome(onTheWay, 'arrive')).toBe('accepted');
    expect(outcome({ ...onTheWay, arrivedAt: ago(1) }, 'arrive')).toBe('wrong_status');
  });

  test('waits for the answer to a cancellation that the client asked for', () => {
    const asked = { cancellationRequestedAt: ago(5) };

    expect(outcome(accepted(asked), 'set_off')).toBe('cancellation_pending');
    expect(outcome(accepted({ ...asked, onTheWayAt: ago(90) }), 'arrive')).toBe('cancellation_pending');
  });

  test('is not needed to start', () => {
    expect(outcome(accepted(), 'start')).toBe('in_progress');
    expect(outcome(accepted({ onTheWayAt: ago(90) }), 'start')).toBe('in_progress');
  });

  test('is taken back within a minute, by its driver, and only the last one', () => {
    const [edge, past] = [STEP_IS_FINAL_AFTER_MS / 1000, STEP_IS_FINAL_AFTER_MS / 1000 + 0.001];
    const arrived = accepted({ onTheWayAt: ago(20), arrivedAt: ago(edge) });

    expect(outcome(accepted({ onTheWayAt: ago(edge) }), 'undo_set_off')).toBe('accepted');
    expect(outcome(accepted({ onTheWayAt: ago(edge) }), 'undo_set_off', yann)).toBe('wrong_status');
    expect(outcome(accepted({ onTheWayAt: ago(past) }), 'undo_set_off')).toBe('undo_too_late');
    expect(outcome(accepted(), 'undo_set_off')).toBe('undo_too_late');
    expect(outcome(arrived, 'undo_arrive')).toBe('accepted');
    expect(outcome(arrived, 'undo_set_off')).toBe('undo_too_late');
    expect(outcome({ ...arrived, arrivedAt: ago(past) }, 'undo_arrive')).toBe('undo_too_late');
    expect(isJustTaken('arrived', arrived, now)).toBe(true);
  });

  test('has one move to take it and one to take it back', () => {
    expect(moveOfStep).toEqual({ on_the_way: 'set_off', arrived: 'arrive' });
    expect(undoOfStep).toEqual({ on_the_way: 'undo_set_off', arrived: 'undo_arrive' });
  });
});

describe('an absence', () => {
  const late = { terms, scheduledAt: ago(60), onTheWayAt: ago(900) };

  test('is noted from the end of the free waiting on, once the driver is there', () => {
    const arrivedAt = ago(600);

    expect(outcome(accepted({ ...late, arrivedAt, freeUntil: now }), 'absent')).toBe('cancelled');
    const waiting = accepted({ ...late, arrivedAt, freeUntil: new Date(now.getTime() + 1) });
    expect(outcome(waiting, 'absent')).toBe('absent_too_early');
  });

  test('waits for the free minutes where the driver never said so', () => {
    expect(outcome(accepted({ ...late, freeUntil: now }), 'absent')).toBe('cancelled');
    const waiting = accepted({ ...late, freeUntil: new Date(now.getTime() + 1) });
    expect(outcome(waiting, 'absent')).toBe('absent_too_early');
  });

  test('is noted from the departure on where the free minutes are not known', () => {
    expect(outcome(accepted(late), 'absent')).toBe('cancelled');
  });
});

describe('the time of a telephone', () => {
  const [server, before] = [now, ago(300)];

  test('counts as it is between the step before and the server’s', () => {
    expect(cutPhoneTime(ago(120), server, before)).toEqual(ago(120));
    expect(cutPhoneTime(ago(9000), server, null)).toEqual(ago(9000));
  });

  test('is cut to the server’s where it lies beyond, and to the step before where it lies earlier', () => {
    expect(cutPhoneTime(new Date(now.getTime() + 1), server, before)).toEqual(server);
    expect(cutPhoneTime(ago(301), server, before)).toEqual(before);
    expect(cutPhoneTime(ago(1), ago(400), before)).toEqual(ago(400));
  });

  test('counts for a fee where it favours the client: the later arrival, the earlier boarding', () => {
    expect(countedArrival(now, ago(60))).toEqual(now);
    expect(countedBoarding(now, ago(60))).toEqual(ago(60));
    expect(countedArrival(now, null)).toEqual(now);
    expect(countedBoarding(null, null)).toBeNull();
  });
});
