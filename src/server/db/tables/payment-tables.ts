import type { Generated } from 'kysely';
import type { JournalKind } from '#domain/payment/journal.ts';
import type { PaymentMethod, PaymentState } from '#domain/payment/payment.ts';

export type PaymentTable = {
  id: string;
  number: Generated<string>;
  ride_id: string;
  method: PaymentMethod;
  amount_cents: number;
  /** The amount refunded so far, and the one requested last; null requests all that is left. */
  refunded_cents: Generated<number>;
  refund_cents: number | null;
  state: PaymentState;
  is_surplus: Generated<boolean>;
  /** Pays what stayed due after the agreed price was paid. */
  is_rest: Generated<boolean>;
  /** Of several rides paid together: the payment that carries the order at the provider, itself included. */
  lead_id: string | null;
  order_id: string | null;
  order_url: string | null;
  capture_id: string | null;
  created_at: Date;
  asked_at: Date | null;
  /** `check_at` and `check_count` in the code: older instances use these column names. */
  look_at: Date | null;
  looks: Generated<number>;
  problem: string | null;
};

export type PaymentJournalTable = {
  /** Its place in the chain of the payments. */
  id: Generated<string>;
  payment_id: string;
  ride_id: string;
  driver_id: string | null;
  actor_id: string | null;
  kind: JournalKind;
  method: PaymentMethod;
  amount_cents: number;
  reference: string;
  at: Date;
  /** The signature of the line: older instances use this column name. */
  mark: string;
};
