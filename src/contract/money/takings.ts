import * as z from 'zod/mini';
import { journalKinds } from '#domain/payment/journal.ts';
import { paymentMethods } from '#domain/payment/payment.ts';
import { feeKinds } from '#domain/ride/ride.ts';
import { periods } from '#domain/time/calendar.ts';
import { ridesView } from '../rides/rides.ts';

/** `date` is any day of the period, in Paris; today when absent. */
const period = {
  period: z.enum(periods, { error: 'Une période est un jour, une semaine, un mois ou une année.' }),
  date: z.optional(z.iso.date({ error: 'Cette date n’est pas valide.' })),
};
export const takingsQuery = z.object(period);
export type TakingsQuery = z.input<typeof takingsQuery>;

/** Receipts minus refunds. `average`: per ride; null without one. */
const figures = {
  firstDay: z.string(),
  lastDay: z.string(),
  total: z.string(),
  rides: z.number(),
  average: z.nullable(z.string()),
};

export const takingsView = z.object({
  period: z.enum(periods),
  ...figures,
  /** The refunds, as a positive amount; already subtracted from the total. */
  refunded: z.string(),
  byMethod: z.record(z.enum(paymentMethods), z.string()),
  /** The days or the months of the period; none for a day. */
  steps: z.array(z.object({ firstDay: z.string(), total: z.string(), rides: z.number() })),
  /** The previous period; for a running period, the same number of days. */
  before: z.object(figures),
  /** Past rides of any day that are not paid, latest first; `count` is 1001 beyond a thousand, then without a total. */
  toCollect: z.object({ rides: ridesView, count: z.number(), total: z.nullable(z.string()) }),
  /** Rides of any day that wait for the driver: cash to confirm, refunds to make. */
  waiting: ridesView,
});
export type TakingsView = z.infer<typeof takingsView>;

/** `after` is the `next` of the previous page. */
export const receiptsQuery = z.object({ ...period, after: z.optional(z.string()) });
export type ReceiptsQuery = z.input<typeof receiptsQuery>;

/** A line of the book of receipts. Amounts are '24.50' or '-24.50'; the client is named as at that time. */
const receiptView = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(journalKinds),
  /** Where it paid a fee, and no ride. */
  fee: z.optional(z.enum(feeKinds)),
  method: z.enum(paymentMethods),
  amount: z.string(),
  reference: z.string(),
  /** The document that proves it: the invoice, the avoir of a refund, else 'Note 1284'; empty without one. */
  document: z.string(),
  rideId: z.string(),
  rideNumber: z.number(),
  clientName: z.string(),
});
export type ReceiptView = z.infer<typeof receiptView>;

/** Oldest first. */
export const receiptsView = z.object({ receipts: z.array(receiptView), next: z.nullable(z.string()) });
export type ReceiptsView = z.infer<typeof receiptsView>;
