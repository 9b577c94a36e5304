import { type Cents, cents } from '../money.ts';
import type { JournalEntry } from '../payment/journal.ts';
import type { BillContent } from './bill-content.ts';

type Avoir = {
  /** The credited amount. */
  ttc: Cents;
  /** What was still invoiced before this avoir. */
  invoiced: Cents;
};

type Movement = Pick<JournalEntry, 'kind' | 'method' | 'amount' | 'at'>;

/** How much of an avoir was refunded before it was issued, by the ride's money movements, oldest first. */
export function refundBefore(
  { ttc, invoiced }: Avoir,
  movements: readonly Movement[],
): BillContent['refund'] {
  const refunds = movements.filter(({ kind }) => kind === 'refunded' || kind === 'refund_failed');
  const last = refunds.findLast(({ kind }) => kind === 'refunded');
  const amount = Math.min(ttc, 0 - sumOf(refunds), invoiced - sumOf(movements));
  if (!last || amount <= 0) return undefined;
  return { method: last.method, refundedAt: last.at.toISOString(), amount: cents(amount) };
}

function sumOf(movements: readonly Movement[]): number {
  return movements.reduce((sum, { amount }) => sum + amount, 0);
}
