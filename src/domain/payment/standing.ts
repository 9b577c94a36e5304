import type { Cents } from '../money.ts';

/** Money that a provider took, as it tells it. `reference` is the id of our payment. */
export type Taking = { captureId: string; reference: string; amount: Cents; currency: string };

/**
 * How an order stands at its provider. `open` and `approved`: nothing was taken, the client agreed only in the second.
 * `pending`: the provider still thinks. `returned`: taken and given back in full. `gone`: it ran out or never was,
 * nothing was taken. `unknown`: no usable answer, so anything may have happened.
 */
export type Standing =
  | { state: 'open' | 'approved' | 'pending' | 'gone' }
  | { state: 'taken' | 'returned'; taking: Taking }
  | { state: 'declined' | 'unknown'; reason: string };
