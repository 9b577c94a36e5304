import { type Cents, cents } from '../money.ts';
import type { JournalEntry } from '../payment/journal.ts';
import type { BillContent } from './bill-content.ts';

type Avoir = {
  /** What it takes back. */
  ttc: Cents;
  /** What stayed invoiced before it. */
  invoiced: Cents;
};

type Movement = Pick<JournalEntry, 'kind' | 'method' | 'amount' | 'at'>;

/** What of an avoir had gone back to the client before it was issued, by the movements of the ride's money, oldest first. */
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
