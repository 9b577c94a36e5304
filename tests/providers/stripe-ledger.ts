import { randomBytes } from 'node:crypto';
import type { PaymentFault } from './planned-faults.ts';

export type StripeSession = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  reference: string;
  success_url: string;
  cancel_url: string;
  expires_at: number;
};
export type StripeCharge = {
  id: string;
  intentId: string;
  sessionId: string;
  amount: number;
  currency: string;
  reference: string;
  status: 'succeeded' | 'pending' | 'failed';
};
export type StripeRefund = {
  id: string;
  intentId: string;
  amount: number;
  reference: string;
  status: 'succeeded' | 'pending' | 'failed';
  /** In seconds. */
  created: number;
};
export type NewSession = Omit<StripeSession, 'id' | 'status'>;

/** Stripe's sessions, charges and refunds. */
export function stripeLedger(clock: () => Date) {
  const sessions = new Map<string, StripeSession>();
  const charges: StripeCharge[] = [];
  const refunds: StripeRefund[] = [];

  const refundedOf = (intentId: string) =>
    sum(refunds.filter((refund) => refund.intentId === intentId && refund.status !== 'failed'));

  return {
    sessions,
    charges,
    refunds,
    refundedOf,
    open(parameters: NewSession): StripeSession {
      const session: StripeSession = { id: newId('cs_test'), status: 'open', ...parameters };
      sessions.set(session.id, session);
      return session;
    },
    /** The client pays at Stripe's page; `fault` makes it go otherwise than asked. */
    pay(sessionId: string, fault?: PaymentFault): void {
      const session = sessions.get(sessionId);
      if (session?.status !== 'open') return;
      if (fault === 'wrong_amount') session.amount_total = 100;
      if (fault === 'wrong_currency') session.currency = 'usd';
      if (fault === 'wrong_reference') session.client_reference_id = 'someone-elses';
      session.status = 'complete';
      charges.push(chargeFor(session, fault === 'pending' ? 'pending' : 'succeeded'));
    },
    /** The bank decides a pending charge or refund. */
    decide(id: string, isAccepted: boolean): void {
      for (const one of [...charges, ...refunds]) {
        if (one.id === id && one.status === 'pending') one.status = isAccepted ? 'succeeded' : 'failed';
      }
    },
    /** The bank sends a refund back that it had taken. */
    returnRefund(id: string): void {
      for (const refund of refunds) if (refund.id === id) refund.status = 'failed';
    },
    expire(sessionId: string): void {
      const session = sessions.get(sessionId);
      if (session?.status === 'open') session.status = 'expired';
    },
    refund(charge: StripeCharge, amount: number, reference: string, fault?: PaymentFault): StripeRefund {
      const status = fault === 'pending' ? 'pending' : 'succeeded';
      const created = Math.floor(clock().getTime() / 1000);
      const { intentId } = charge;
      const refund: StripeRefund = { id: newId('re'), intentId, amount, reference, status, created };
      refunds.push(refund);
      return refund;
    },
    /** The captures less the refunds, in cents. */
    takings(): number {
      return (
        sum(charges.filter(({ status }) => status === 'succeeded')) -
        sum(refunds.filter(({ status }) => status !== 'failed'))
      );
    },
  };
}

export type StripeLedger = ReturnType<typeof stripeLedger>;

function chargeFor(session: StripeSession, status: StripeCharge['status']): StripeCharge {
  const { id: sessionId, amount_total: amount, currency, reference } = session;
  return { id: newId('ch'), intentId: newId('pi'), sessionId, amount, currency, reference, status };
}

function newId(kind: string): string {
  return `${kind}_${randomBytes(12).toString('hex')}`;
}

function sum(entries: { amount: number }[]): number {
  return entries.reduce((total, { amount }) => total + amount, 0);
}
