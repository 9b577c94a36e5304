import type { Cents } from '#domain/money.ts';
import type { Move } from '#domain/ride/moves.ts';
import { forgotten } from './way-columns.ts';
import type { RideChange } from './write-ride.ts';

type MoveFacts = {
  move: Move;
  /** The actor, or the new driver of a hand-over. */
  actorId: string;
  reason: string | null;
  finalCents: Cents | null;
  now: Date;
};

/** What a move writes besides the status. The driver is the actor, the time is the server's. */
export function columnsOf({ move, actorId, reason, finalCents, now }: MoveFacts): RideChange {
  switch (move) {
    case 'accept':
      return { driver_id: actorId, accepted_at: now, price_to_confirm: false };
    case 'hand_over':
      // The margin was that of the driver before.
      return { driver_id: actorId, instant_margin: null, ...forgotten.hand_over };
    case 'reject':
      return { driver_id: actorId, rejection_reason: reason };
    case 'start':
      return { started_at: now };
    case 'undo_start':
      return { started_at: null, started_phone_at: null };
    case 'set_off':
      return { on_the_way_at: now };
    case 'arrive':
      return { arrived_at: now };
    case 'undo_set_off':
    case 'undo_arrive':
      return forgotten[move];
    case 'land':
      return { landed_at: now };
    case 'undo_land':
      return { landed_at: null };
    case 'collect_luggage':
      return { luggage_at: now };
    case 'undo_luggage':
      return { luggage_at: null };
    case 'complete':
      return { ended_at: now, final_cents: finalCents };
    case 'cancel':
      return { cancellation_reason: reason };
    case 'request_cancellation':
      return { ...noRequest, cancellation_requested_at: now, cancellation_request_reason: reason };
    case 'withdraw_cancellation':
      return { ...noRequest, cancellation_withdrawn_at: now };
    case 'refuse_cancellation':
      return { ...noRequest, cancellation_refused_at: now };
    case 'approve_cancellation':
    case 'absent':
      return { cancellation_reason: reason };
    case 'waive_fee':
      return { fee_waived_at: now, refund_due_at: now, bills_due_at: null };
    case 'contest_price':
    case 'waive_raise':
    case 'keep_raise':
      return {};
  }
}

const noRequest = {
  cancellation_requested_at: null,
  cancellation_request_reason: null,
  cancellation_refused_at: null,
  cancellation_withdrawn_at: null,
} satisfies RideChange;
