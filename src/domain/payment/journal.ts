import type { Cents } from '../money.ts';
import type { PaymentMethod } from './payment.ts';

/** Every event of a payment. Only those that move money carry an amount. */
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
  paymentId: string;
  rideId: string;
  driverId: string | null;
  actorId: string | null;
  kind: JournalKind;
  method: PaymentMethod;
  /** Signed: positive for a payment, negative for a refund. */
  amount: Cents;
  /** The provider's id of the capture or refund, or empty. */
  reference: string;
  at: Date;
};

/** The signed text of a line. The chain proves its position. */
export function journalText(entry: JournalEntry): string {
  return JSON.stringify(['payment', ...partsOf(entry)]);
}

/** As versions before the chain sign it: with the id of the line and the signature before it. */
export function earlierJournalText(entry: JournalEntry, id: number, previousSignature: string): string {
  return JSON.stringify([previousSignature, id, ...partsOf(entry)]);
}

function partsOf(entry: JournalEntry): (string | number | null)[] {
  const { paymentId, rideId, driverId, actorId, kind, method, amount, reference, at } = entry;
  return [paymentId, rideId, driverId, actorId, kind, method, amount, reference, at.toISOString()];
}
