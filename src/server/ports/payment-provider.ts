import type { Cents } from '#domain/money.ts';
import type { ConnectionFault } from '#domain/payment/connection.ts';
import type { OrderStatus } from '#domain/payment/order-status.ts';

/** `reference` is the id of our payment; the provider repeats it in every answer about the order. */
export type NewOrder = {
  reference: string;
  amount: Cents;
  /** What the client reads at the provider, in French. */
  description: string;
  /** Where the provider sends the client back to, when it shows a page of its own. */
  returnUrl: string;
  cancelUrl: string;
};

/** Where the client goes to pay, for providers with a page of their own. */
export type OpenOutcome =
  | { state: 'open'; orderId: string; url: string | null }
  | { state: 'refused' | 'unknown'; reason: string };

/** `requestId` is the same for every repetition of one refund request, and new for the next request. */
export type RefundOrder = {
  captureId: string;
  reference: string;
  requestId: string;
  amount: Cents;
  description: string;
  /** For a request that may have been made before. Providers forget keys, so an existing refund of it is used. */
  repeats?: RepeatedRefund | undefined;
};

/** `settled`: the refunds of this payment that earlier requests made. */
export type RepeatedRefund = { askedAt: Date; settled: readonly string[] };

export type RefundOutcome =
  | { state: 'refunded'; refundId: string }
  | { state: 'pending' }
  | { state: 'refused' | 'unknown'; reason: string };

/** The order a webhook is about. It only triggers a check: its content is not trusted. */
export type ProviderEvent =
  | { state: 'genuine'; reference: string | undefined; orderId: string | undefined }
  | { state: 'forged' | 'unknown' };

/** A webhook request, byte for byte as the signature covers it. */
export type IncomingEvent = { headers: Record<string, string | string[] | undefined>; body: string };

/**
 * Takes online payments, in euros. It never throws: every failure is an outcome. Every request that changes something
 * carries an idempotency key made from our reference (or the refund's request id). Reasons are in English, without
 * personal data.
 */
export interface PaymentProvider {
  open(order: NewOrder): Promise<OpenOutcome>;
  /** Captures an order that the client approved. */
  capture(orderId: string, reference: string): Promise<OrderStatus>;
  getStatus(orderId: string): Promise<OrderStatus>;
  /** Makes an order that is no longer needed unpayable, and returns its status. */
  close(orderId: string): Promise<OrderStatus>;
  refund(order: RefundOrder): Promise<RefundOutcome>;
  /** Whether a refund that was made came back since: a bank may refuse it days later. */
  hasRefundFailed(refundId: string): Promise<boolean>;
  eventFrom(incoming: IncomingEvent): Promise<ProviderEvent>;
  /** Why the stored keys cannot be used; undefined when they can. */
  testConnection(): Promise<ConnectionFault | undefined>;
}

/** A provider whose script in the page needs a token of its own. */
export interface WalletProvider extends PaymentProvider {
  browserToken(): Promise<string | undefined>;
}

export type PaymentProviders = { paypal: WalletProvider; stripe: PaymentProvider };
