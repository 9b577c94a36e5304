import { cents } from '#domain/money.ts';
import { dueIfAbsent, dueIfCancelled } from '#domain/ride/cancellation-terms.ts';
import type { Move } from '#domain/ride/moves.ts';
import type { Actor, FeeKind } from '#domain/ride/ride.ts';
import { isClientOf } from '#domain/ride/ride-policy.ts';
import { factsOf, type RideSnapshot } from '../reading/ride-snapshot.ts';
import { waitingBills } from './raise-columns.ts';
import type { RideChange } from './write-ride.ts';

type Cancelling = { ride: RideSnapshot; move: Move; actor: Actor; now: Date };
type Fee = Pick<RideChange, 'fee_cents' | 'fee_kind' | 'fee_at' | 'refund_due_at' | 'bills_due_at'>;

/** The fee that a move under cancellation terms leaves; the platform refunds what was paid beyond it. */
export function feeColumns({ ride, move, actor, now }: Cancelling): Fee {
  if (!ride.cancellation_terms) return {};
  const facts = { ...factsOf(ride), estimatedCents: cents(ride.estimated_cents) };
  if (move === 'absent') return owed(dueIfAbsent(facts), 'absence', now);
  if (move !== 'cancel' && move !== 'approve_cancellation') return {};
  const isAsked = move === 'approve_cancellation' || isClientOf(actor, facts);
  // A cancellation by the driver costs nothing.
  return owed(isAsked ? dueIfCancelled(facts, now) : 0, 'cancellation', now);
}

function owed(due: number | undefined, kind: FeeKind, now: Date): Fee {
  const fee = due ? { fee_cents: due, fee_kind: kind, fee_at: now, ...waitingBills(true, now) } : {};
  return { ...fee, refund_due_at: now };
}
