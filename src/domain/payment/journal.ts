import type { Cents } from '../money.ts';
import type { PaymentMethod } from './payment.ts';

/** Every event in the life of a payment. Only those that move money carry an amount. */
export const journalKinds = [
  'order_opened',
  'order_closed',
  'captured',
  'declined',
  'mismatched',
  'cash_declared',
  'cash_withdrawn',
  'cash_confirmed',
  'cash_contested',
  'refund_asked',
  'refund_failed',
  'refunded',
] as const;
export type JournalKind = (typeof journalKinds)[number];

export type JournalEntry = {
  id: number;
  paymentId: string;
  rideId: string;
  driverId: string | null;
  actorId: string | null;
  kind: JournalKind;
  method: PaymentMethod;
  /** Signed: what came in, or went back out. */
  amount: Cents;
  /** The provider's own number of what happened, or nothing. */
  reference: string;
  at: Date;
};

/** The text whose mark chains a line to the one before: changing either breaks the chain. */
export function journalText(entry: JournalEntry, previousMark: string): string {
  const { id, paymentId, rideId, driverId, actorId, kind, method, amount, reference, at } = entry;
  return JSON.stringify([
    ...[previousMark, id, paymentId, rideId, driverId, actorId],
    ...[kind, method, amount, reference, at.toISOString()],
  ]);
}
