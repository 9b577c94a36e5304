import { cents } from '#domain/money.ts';
import { dueIfAbsent, dueIfCancelled } from '#domain/ride/cancellation-terms.ts';
import type { Move } from '#domain/ride/moves.ts';
import type { Actor, FeeKind } from '#domain/ride/ride.ts';
import { isClientOf } from '#domain/ride/ride-policy.ts';
import { factsOf, type RideSnapshot } from './ride-repository.ts';
import type { RideChange } from './write-ride.ts';

type Cancelling = { ride: RideSnapshot; move: Move; actor: Actor; now: Date };
type Fee = Pick<RideChange, 'fee_cents' | 'fee_kind' | 'refund_due_at'>;

/** What a move under cancellation terms leaves owed; what was paid beyond it is given back by the platform. */
export function feeColumns({ ride, move, actor, now }: Cancelling): Fee {
  if (!ride.cancellation_terms) return {};
  const facts = { ...factsOf(ride), estimatedCents: cents(ride.estimated_cents) };
  switch (move) {
    case 'cancel':
      // A driver who cancels asks for nothing.
      return owed(isClientOf(actor, facts) ? dueIfCancelled(facts, now) : 0, 'cancellation', now);
    case 'approve_cancellation':
      return owed(dueIfCancelled(facts, now), 'cancellation', now);
    case 'absent':
      return owed(dueIfAbsent(facts), 'absence', now);
    default:
      return {};
  }
}

function owed(due: number | undefined, kind: FeeKind, now: Date): Fee {
  return { ...(due ? { fee_cents: due, fee_kind: kind } : {}), refund_due_at: now };
}
