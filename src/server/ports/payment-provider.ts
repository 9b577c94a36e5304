import type { Cents } from '#domain/money.ts';
import type { Standing } from '#domain/payment/standing.ts';

/** `reference` is the id of our payment; it comes back with everything that happens to the order. */
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

/** `requestId` is the same for every repetition of one wish to refund, and new for the next wish. */
export type RefundOrder = {
  captureId: string;
  reference: string;
  requestId: string;
  amount: Cents;
  description: string;
};

export type RefundOutcome =
  | { state: 'refunded'; refundId: string }
  | { state: 'pending' }
  | { state: 'refused' | 'unknown'; reason: string };

/** What a call from the provider is about. It is only a reason to look: nobody is believed about money. */
export type ProviderEvent =
  | { state: 'genuine'; reference: string | undefined; orderId: string | undefined }
  | { state: 'forged' | 'unknown' };

/** The call of a webhook as it came in: signatures hold for these very bytes. */
export type IncomingEvent = { headers: Record<string, string | string[] | undefined>; body: string };

/**
 * Takes money online, in euros. It never throws: whatever happens is an answer. Every request that changes something
 * carries a key made from our reference (or the refund's request id), so that repeating it is harmless. Reasons are English, without personal data.
 */
export interface PaymentProvider {
  open(order: NewOrder): Promise<OpenOutcome>;
  /** Takes the money of an order that the client approved. */
  capture(orderId: string, reference: string): Promise<Standing>;
  look(orderId: string): Promise<Standing>;
  /** Makes sure that an order nobody wants any more can no longer be paid; answers how it then stands. */
  close(orderId: string): Promise<Standing>;
  refund(order: RefundOrder): Promise<RefundOutcome>;
  eventFrom(incoming: IncomingEvent): Promise<ProviderEvent>;
}

/** A provider whose script in the page wants a token of its own. */
export interface WalletProvider extends PaymentProvider {
  browserToken(): Promise<string | undefined>;
}

export type PaymentProviders = { paypal: WalletProvider; stripe: PaymentProvider };
