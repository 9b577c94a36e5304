import { randomBytes } from 'node:crypto';
import { cents, moneyFrom } from '#domain/money.ts';
import type { PaymentFault } from './planned-faults.ts';

export type Money = { currency_code: string; value: string };
export type PaypalCapture = {
  id: string;
  orderId: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  amount: Money;
  custom_id: string;
};
export type PaypalRefund = {
  id: string;
  captureId: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  amount: Money;
  custom_id: string;
};
export type PaypalOrder = {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  unit: { reference_id: string; custom_id: string; invoice_id: string; description: string; amount: Money };
};

/** PayPal's orders, captures and refunds. */
export function paypalLedger() {
  const orders = new Map<string, PaypalOrder>();
  const captures: PaypalCapture[] = [];
  const refunds: PaypalRefund[] = [];

  return {
    orders,
    captures,
    refunds,
    open(unit: PaypalOrder['unit']): PaypalOrder {
      const order: PaypalOrder = { id: newId(), status: 'PAYER_ACTION_REQUIRED', unit };
      orders.set(order.id, order);
      return order;
    },
    /** The client approves in PayPal's window. */
    approve(orderId: string): void {
      const order = orders.get(orderId);
      if (order?.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
    },
    /** What PayPal does with an unpaid, expired order. */
    drop(orderId: string): void {
      orders.delete(orderId);
    },
    capture(order: PaypalOrder, fault: PaymentFault | undefined): void {
      order.status = 'COMPLETED';
      captures.push({ id: newId(), orderId: order.id, ...takenOf(order, fault) });
    },
    /** PayPal decides a pending capture or refund. */
    decide(id: string, isAccepted: boolean): void {
      const capture = captures.find((one) => one.id === id && one.status === 'PENDING');
      const refund = refunds.find((one) => one.id === id && one.status === 'PENDING');
      if (capture) capture.status = isAccepted ? 'COMPLETED' : 'DECLINED';
      if (refund) refund.status = isAccepted ? 'COMPLETED' : 'FAILED';
    },
    refund(capture: PaypalCapture, amount: Money, custom_id: string, fault?: PaymentFault): PaypalRefund {
      const status = fault === 'pending' ? 'PENDING' : 'COMPLETED';
      const refund: PaypalRefund = { id: newId(), captureId: capture.id, status, amount, custom_id };
      refunds.push(refund);
      capture.status = leftOf(capture, refunds) > 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
      return refund;
    },
    leftOf: (capture: PaypalCapture) => leftOf(capture, refunds),
    capturesOf: (orderId: string) => captures.filter((capture) => capture.orderId === orderId),
    /** The captures less the refunds, in cents. */
    takings(): number {
      const taken = captures.filter(({ status }) => status !== 'PENDING' && status !== 'DECLINED');
      return sum(taken) - sum(refunds.filter(isGivenBack));
    },
  };
}

export type PaypalLedger = ReturnType<typeof paypalLedger>;

/** Seventeen letters and digits, as PayPal's. */
function newId(): string {
  return randomBytes(9).toString('hex').slice(0, 17).toUpperCase();
}

function takenOf({ unit: { amount, custom_id } }: PaypalOrder, fault: PaymentFault | undefined) {
  return {
    status: fault === 'pending' ? ('PENDING' as const) : ('COMPLETED' as const),
    amount: {
      currency_code: fault === 'wrong_currency' ? 'USD' : amount.currency_code,
      value: fault === 'wrong_amount' ? '1.00' : amount.value,
    },
    custom_id: fault === 'wrong_reference' ? 'someone-elses' : custom_id,
  };
}

function leftOf(capture: PaypalCapture, refunds: PaypalRefund[]): number {
  const given = refunds.filter(isGivenBack);
  return sum([capture]) - sum(given.filter(({ captureId }) => captureId === capture.id));
}

function isGivenBack({ status }: PaypalRefund): boolean {
  return status !== 'FAILED';
}

function sum(entries: { amount: Money }[]): number {
  return entries.reduce((total, { amount }) => total + (moneyFrom(amount.value) ?? cents(0)), 0);
}
