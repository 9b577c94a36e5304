import type { Cents } from '#domain/money.ts';
import type { Move } from '#domain/ride/moves.ts';
import type { RideChange } from './ride-repository.ts';

export type MoveFacts = {
  move: Move;
  actorId: string;
  reason: string | null;
  finalCents: Cents | null;
  now: Date;
};

/** What a move writes besides the status. The driver is whoever acts, the time is the server's. */
export function effectOf({ move, actorId, reason, finalCents, now }: MoveFacts): RideChange {
  switch (move) {
    case 'accept':
      return { driver_id: actorId, price_to_confirm: false };
    case 'reject':
      return { driver_id: actorId, rejection_reason: reason };
    case 'start':
      return { started_at: now };
    case 'complete':
      return { ended_at: now, final_cents: finalCents };
    case 'cancel':
      return { cancellation_reason: reason };
    case 'request_cancellation':
      return { cancellation_requested_at: now, cancellation_request_reason: reason };
    case 'refuse_cancellation':
      return { cancellation_requested_at: null, cancellation_request_reason: null };
    case 'approve_cancellation':
      return { cancellation_reason: reason };
  }
}
