import type { Cents } from '../money.ts';

/** A capture as the provider reports it. `reference` is the id of our payment. */
export type Capture = { captureId: string; reference: string; amount: Cents; currency: string };

/**
 * The status of an order at its provider. `open` and `approved`: not captured, and approved by the client in the
 * second. `pending`: the provider has not decided. `refunded`: captured and asked back in full. `gone`: expired or
 * unknown to the provider, never captured. `unknown`: no usable answer, so anything may have happened.
 */
export type OrderStatus =
  | { state: 'open' | 'approved' | 'pending' | 'gone' }
  | { state: 'captured' | 'refunded'; capture: Capture }
  | { state: 'declined' | 'unknown'; reason: string };
