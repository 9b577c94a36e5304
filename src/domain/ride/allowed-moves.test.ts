import { describe, expect, test } from 'vitest';
import { cents } from '../money.ts';
import { moveRide, offeredMoves } from './allowed-moves.ts';
import { type Move, moves } from './moves.ts';
import { type Actor, type RideFacts, type RideStatus, rideStatuses } from './ride.ts';

const now = new Date('2026-05-04T09:00:00Z');
const amelie: Actor = { id: 'amelie', role: 'client' };
const karim: Actor = { id: 'karim', role: 'client' };
const chloe: Actor = { id: 'chloe', role: 'driver' };
const yann: Actor = { id: 'yann', role: 'driver' };
const ines: Actor = { id: 'ines', role: 'admin' };
const everybody = [amelie, karim, chloe, yann, ines];

const ride = (change: Partial<RideFacts> = {}): RideFacts => ({
  status: 'pending',
  clientId: 'amelie',
  driverId: change.status === undefined || change.status === 'pending' ? null : 'chloe',
  scheduledAt: new Date('2026-05-04T12:00:00Z'),
  cancellationRequestedAt: null,
  startedAt: change.status === 'in_progress' ? now : null,
  ...change,
});

const terms = { freeHours: 24, latePercent: 50, absencePercent: 100 };

type Row = { move: Move; from: RideStatus; request: boolean; by: string[]; to: RideStatus };

/** Section 4 of the specification with the decisions about it, once more and by hand. */
const table: Row[] = [
  { move: 'accept', from: 'pending', request: false, by: ['chloe', 'yann'], to: 'accepted' },
  { move: 'reject', from: 'pending', request: false, by: ['chloe', 'yann'], to: 'rejected' },
  { move: 'cancel', from: 'pending', request: false, by: ['amelie'], to: 'cancelled' },
  { move: 'start', from: 'accepted', request: false, by: ['chloe'], to: 'in_progress' },
  { move: 'cancel', from: 'accepted', request: false, by: ['chloe'], to: 'cancelled' },
  { move: 'request_cancellation', from: 'accepted', request: false, by: ['amelie'], to: 'accepted' },
  { move: 'withdraw_cancellation', from: 'accepted', request: true, by: ['amelie'], to: 'accepted' },
  { move: 'refuse_cancellation', from: 'accepted', request: true, by: ['chloe'], to: 'accepted' },
  { move: 'approve_cancellation', from: 'accepted', request: true, by: ['chloe'], to: 'cancelled' },
  { move: 'set_off', from: 'accepted', request: false, by: ['chloe'], to: 'accepted' },
  { move: 'hand_over', from: 'accepted', request: false, by: ['ines'], to: 'accepted' },
  { move: 'hand_over', from: 'accepted', request: true, by: ['ines'], to: 'accepted' },
  { move: 'undo_start', from: 'in_progress', request: false, by: ['chloe'], to: 'accepted' },
  { move: 'complete', from: 'in_progress', request: false, by: ['chloe'], to: 'completed' },
];

describe('every status, every move, every actor', () => {
  for (const status of rideStatuses) {
    for (const request of status === 'accepted' ? [false, true] : [false]) {
      test(`of a ${status} ride${request ? ' with an open request' : ''}: only the rows of the table`, () => {
        const facts = ride({ status, cancellationRequestedAt: request ? now : null });
        for (const move of moves) {
          for (const actor of everybody) {
            const row = table.find(
              (line) => line.move === move && line.from === status && line.request === request,
            );
            const expected = row?.by.includes(actor.id) ? row.to : undefined;
            const result = moveRide(facts, { move, actor, reason: 'motif', now });
            expect(result.ok ? result.to : undefined, `${move} by ${actor.id}`).toBe(expected);
            expect(offeredMoves(facts, actor, now).includes(move), `${move} offered to ${actor.id}`).toBe(
              expected !== undefined,
            );
          }
        }
      });
    }
  }
});

describe('under cancellation terms', () => {
  const termed = (change: Partial<RideFacts> = {}) => ride({ status: 'accepted', terms, ...change });

  test('the client cancels at once instead of asking, also where a request is open', () => {
    for (const cancellationRequestedAt of [null, now]) {
      const facts = termed({ cancellationRequestedAt });
      expect(moveRide(facts, { move: 'cancel', actor: amelie, now })).toEqual({ ok: true, to: 'cancelled' });
      expect(offeredMoves(facts, amelie, now)).toContain('cancel');
      expect(offeredMoves(facts, amelie, now)).not.toContain('request_cancellation');
    }
    expect(moveRide(termed(), { move: 'request_cancellation', actor: amelie, now })).toEqual({
      ok: false,
      refusal: 'wrong_status',
    });
    expect(moveRide(termed(), { move: 'cancel', actor: karim, now }).ok).toBe(false);
  });

  test('the driver of the ride notes an absence, from the departure on and no earlier', () => {
    const due = termed({ scheduledAt: now });
    const early = termed({ scheduledAt: new Date(now.getTime() + 1) });

    expect(moveRide(due, { move: 'absent', actor: chloe, now })).toEqual({ ok: true, to: 'cancelled' });
    expect(moveRide(due, { move: 'absent', actor: yann, now }).ok).toBe(false);
    expect(moveRide(early, { move: 'absent', actor: chloe, now })).toEqual({
      ok: false,
      refusal: 'absent_too_early',
    });
  });

  test('an admin waives a fee only in the place of a driver who is unable', () => {
    const owing = ride({ status: 'cancelled', feeCents: cents(4000) });
    const waiving = { move: 'waive_fee', actor: ines, now } as const;
    expect(moveRide(owing, waiving)).toEqual({ ok: false, refusal: 'not_allowed' });
    expect(moveRide(owing, { ...waiving, driverIsUnable: true })).toEqual({ ok: true, to: 'cancelled' });
    expect(offeredMoves(owing, ines, now)).toEqual([]);
    expect(offeredMoves(owing, ines, now, { driverIsUnable: true })).toEqual(['waive_fee']);
  });

  test('a raise is contested by its client while it is open, with a reason, and answered by driver or admin', () => {
    const raised = ride({ status: 'completed', raise: 'open' });
    const contested = ride({ status: 'completed', raise: 'contested' });
    const contest = { move: 'contest_price', actor: amelie, now } as const;
    expect(moveRide(raised, contest)).toEqual({ ok: false, refusal: 'reason_required' });
    expect(moveRide(raised, { ...contest, reason: 'Non' })).toEqual({ ok: true, to: 'completed' });
    expect(moveRide(contested, { ...contest, reason: 'Non' }).ok).toBe(false);
    for (const move of ['waive_raise', 'keep_raise'] as const) {
      expect(moveRide(raised, { move, actor: chloe, now })).toEqual({ ok: false, refusal: 'raise_settled' });
      for (const actor of [chloe, ines]) expect(moveRide(contested, { move, actor, now }).ok).toBe(true);
      for (const actor of [amelie, yann]) expect(moveRide(contested, { move, actor, now }).ok).toBe(false);
    }
  });

  test('the driver of the ride waives a fee, once', () => {
    const owing = termed({ status: 'cancelled', feeCents: cents(3_250) });

    expect(moveRide(owing, { move: 'waive_fee', actor: chloe, now })).toEqual({ ok: true, to: 'cancelled' });
    expect(moveRide(owing, { move: 'waive_fee', actor: yann, now }).ok).toBe(false);
    for (const done of [{ feeWaivedAt: now }, { feeCents: null }])
      expect(moveRide({ ...owing, ...done }, { move: 'waive_fee', actor: chloe, now })).toEqual({
        ok: false,
        refusal: 'no_fee_due',
      });
  });
});

describe('a refusal says why', () => {
  const refusal = (facts: RideFacts, move: Move, actor: Actor, reason?: string) => {
    const result = moveRide(facts, { move, actor, reason, now });
    return result.ok ? 'accepted' : result.refusal;
  };

  test('to a role without the move', () => {
    expect(refusal(ride(), 'accept', amelie)).toBe('not_allowed');
    expect(refusal(ride({ status: 'accepted' }), 'request_cancellation', chloe)).toBe('not_allowed');
    expect(refusal(ride(), 'accept', ines)).toBe('not_allowed');
  });

  test('to the right actor at the wrong time', () => {
    expect(refusal(ride({ status: 'completed' }), 'accept', chloe)).toBe('wrong_status');
    expect(refusal(ride({ status: 'accepted' }), 'start', yann)).toBe('wrong_status');
  });

  test('for an expired request, which can still be refused and withdrawn', () => {
    const expired = ride({ scheduledAt: new Date('2026-05-04T08:59:59Z') });

    expect(refusal(expired, 'accept', chloe)).toBe('ride_expired');
    expect(refusal(expired, 'reject', chloe, 'Trop tard')).toBe('accepted');
    expect(refusal(expired, 'cancel', amelie)).toBe('accepted');
    expect(offeredMoves(expired, chloe, now)).toEqual(['reject']);
  });

  test('while a cancellation is being asked for', () => {
    const asked = ride({ status: 'accepted', cancellationRequestedAt: now });

    expect(refusal(asked, 'start', chloe)).toBe('cancellation_pending');
    expect(refusal(asked, 'request_cancellation', amelie)).toBe('cancellation_pending');
    expect(refusal(ride({ status: 'accepted' }), 'approve_cancellation', chloe)).toBe(
      'no_cancellation_request',
    );
  });

  test('for a start that was made too long ago to be undone', () => {
    const startedFor = (ms: number) =>
      ride({ status: 'in_progress', startedAt: new Date(now.getTime() - ms) });

    expect(refusal(startedFor(12_000), 'undo_start', chloe)).toBe('accepted');
    expect(refusal(startedFor(12_001), 'undo_start', chloe)).toBe('undo_too_late');
    expect(refusal(ride({ status: 'in_progress', startedAt: null }), 'undo_start', chloe)).toBe(
      'undo_too_late',
    );
    expect(refusal(ride({ status: 'accepted' }), 'withdraw_cancellation', amelie)).toBe(
      'no_cancellation_request',
    );
  });

  test.each(['', '   ', undefined])('when the driver gives %j as a reason', (reason) => {
    expect(refusal(ride(), 'reject', chloe, reason)).toBe('reason_required');
    expect(refusal(ride({ status: 'accepted' }), 'cancel', chloe, reason)).toBe('reason_required');
  });

  test('and a client needs no reason', () => {
    expect(refusal(ride(), 'cancel', amelie)).toBe('accepted');
  });
});
