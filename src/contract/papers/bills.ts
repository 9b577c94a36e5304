import * as z from 'zod/mini';
import { billKinds } from '#domain/billing/bill-content.ts';
import { buyerKinds } from '#domain/billing/billing-details.ts';
import { withoutSpaces } from '#domain/company/company-numbers.ts';
import { filledLine, line } from '../field-schemas.ts';
import { moneyAmount } from '../pricing/pricing.ts';

const amount = z.string();

export const billView = z.object({
  id: z.string(),
  kind: z.enum(billKinds),
  /** The number in the series; for a note, the number of the ride. */
  number: z.string(),
  issuedAt: z.string(),
  /** The name it is made out to; empty once its content was erased. */
  name: z.string(),
  ttc: amount,
  /** Whether the file is still available. */
  isKept: z.boolean(),
  /** A fee outside VAT: not a sale, and named differently. */
  isIndemnity: z.boolean(),
  /** When the retention removed its content; null while it is kept. */
  erasedAt: z.nullable(z.string()),
});
export type BillView = z.infer<typeof billView>;

const billLineView = z.object({
  label: z.string(),
  detail: z.string(),
  ttc: amount,
  /** What avoirs have not credited. */
  left: amount,
});
export type BillLineView = z.infer<typeof billLineView>;

/** The papers of a ride, the note first, and which can still be requested. */
export const rideBillsView = z.object({
  rideId: z.string(),
  bills: z.array(billView),
  /** The last version of its voucher, and when its content was removed; null without one. */
  voucher: z.nullable(
    z.object({ number: z.string(), version: z.number(), erasedAt: z.nullable(z.string()) }),
  ),
  /** The billed amount, or the amount that would be billed. */
  ttc: amount,
  vat: amount,
  /** '10 %'; empty where there is no VAT. */
  vatRate: z.string(),
  isNoteOnRequest: z.boolean(),
  isInvoiceOnRequest: z.boolean(),
  /** What an avoir can still credit, for those who may issue one. */
  creditable: z.array(billLineView),
});
export type RideBillsView = z.infer<typeof rideBillsView>;
export const ridesBillsView = z.array(rideBillsView);

const billingDetailsView = z.object({
  kind: z.enum(buyerKinds),
  name: z.string(),
  address: z.string(),
  country: z.string(),
  siren: z.string(),
  vatNumber: z.string(),
  orderReference: z.string(),
});

export type BillingDetailsView = z.infer<typeof billingDetailsView>;

/** Null until the client has given any. */
export const knownBillingDetailsView = z.object({ details: z.nullable(billingDetailsView) });
export type KnownBillingDetailsView = z.infer<typeof knownBillingDetailsView>;

const number = z.pipe(
  line(40),
  z.transform((typed: string) => withoutSpaces(typed).toUpperCase()),
);

const detailFields = {
  kind: z.enum(buyerKinds, { error: 'Choisissez «\u00a0Moi\u00a0» ou «\u00a0Une société\u00a0».' }),
  name: line(120),
  address: line(300),
  country: line(2),
  siren: number,
  vatNumber: number,
  orderReference: line(60),
};

export const billingDetailsBody = z.strictObject(detailFields);
export type BillingDetailsBody = z.input<typeof billingDetailsBody>;

/** Without `buyer` it is made out to the stored details, or to the client. */
export const requestInvoiceBody = z.strictObject({
  buyer: z.optional(billingDetailsBody),
  /** Stores the details for the next invoices. */
  keep: z.optional(z.boolean({ error: 'Cette option vaut oui ou non.' })),
});
export type RequestInvoiceBody = z.input<typeof requestInvoiceBody>;

/** Without `lines` everything left is credited. */
export const creditBody = z.strictObject({
  reason: filledLine(300, 'Veuillez indiquer un motif.'),
  lines: z.optional(
    z
      .array(z.strictObject({ line: z.int().check(z.gte(0), z.lte(100)), amount: moneyAmount }))
      .check(z.minLength(1), z.maxLength(100)),
  ),
  /** The amount left as the caller read it, so that a repeated request is refused. */
  left: z.optional(moneyAmount),
});
export type CreditBody = z.input<typeof creditBody>;

export const billingSettingsView = z.object({
  alwaysInvoice: z.boolean(),
  franchiseMention: z.string(),
  /** 'YYYY-MM-DD'; null for the default text of the platform. */
  franchiseMentionSince: z.nullable(z.string()),
  /** Whether these fees are taxed like a ride. */
  absenceFeeTaxed: z.boolean(),
  cancellationFeeTaxed: z.boolean(),
});
export type BillingSettingsView = z.infer<typeof billingSettingsView>;

const flag = z.boolean({ error: 'Cette option vaut oui ou non.' });

/** Absent fields stay unchanged. */
export const billingSettingsBody = z.partial(
  z.strictObject({
    alwaysInvoice: flag,
    absenceFeeTaxed: flag,
    cancellationFeeTaxed: flag,
    franchiseMention: filledLine(200, 'Indiquez la mention à imprimer.'),
  }),
);
export type BillingSettingsBody = z.input<typeof billingSettingsBody>;
