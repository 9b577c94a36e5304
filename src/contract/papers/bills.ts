import * as z from 'zod/mini';
import { billKinds } from '#domain/billing/bill-content.ts';
import { buyerKinds } from '#domain/billing/billing-details.ts';
import { withoutSpaces } from '#domain/company/company-numbers.ts';
import { moneyAmount } from '../pricing/pricing.ts';
import { filledLine, line } from '../text.ts';

const amount = z.string();

export const billView = z.object({
  id: z.string(),
  kind: z.enum(billKinds),
  /** Of the series; of a note, the number of its ride. */
  number: z.string(),
  issuedAt: z.string(),
  /** To whom it is made out; empty once its content was erased. */
  name: z.string(),
  ttc: amount,
  /** Whether the file can still be had. */
  isKept: z.boolean(),
  /** A fee outside VAT: no sale, and called so. */
  isIndemnity: z.boolean(),
  /** When the retention removed its content; null while it is kept. */
  erasedAt: z.nullable(z.string()),
});
export type BillView = z.infer<typeof billView>;

const billLineView = z.object({
  label: z.string(),
  detail: z.string(),
  ttc: amount,
  /** What avoirs have not taken back. */
  left: amount,
});
export type BillLineView = z.infer<typeof billLineView>;

/** The papers of a ride, the note first, and which it can still have. */
export const rideBillsView = z.object({
  rideId: z.string(),
  bills: z.array(billView),
  /** The last version of its voucher, and when its content was removed; null without one. */
  voucher: z.nullable(
    z.object({ number: z.string(), version: z.number(), erasedAt: z.nullable(z.string()) }),
  ),
  /** What is or would be billed. */
  ttc: amount,
  vat: amount,
  /** '10 %'; empty where there is no VAT. */
  vatRate: z.string(),
  isNoteOnRequest: z.boolean(),
  isInvoiceOnRequest: z.boolean(),
  /** What an avoir can still take back, for those who may issue one. */
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

/** Null while the client was never asked. */
export const knownBillingDetailsView = z.object({ details: z.nullable(billingDetailsView) });
export type KnownBillingDetailsView = z.infer<typeof knownBillingDetailsView>;

const number = z.pipe(
  line(40),
  z.transform((typed: string) => withoutSpaces(typed).toUpperCase()),
);

const detailFields = {
  kind: z.enum(buyerKinds, { error: 'Choisissez « Moi » ou « Une société ».' }),
  name: line(120),
  address: line(300),
  country: line(2),
  siren: number,
  vatNumber: number,
  orderReference: line(60),
};

export const billingDetailsBody = z.strictObject(detailFields);
export type BillingDetailsBody = z.input<typeof billingDetailsBody>;

/** Without `buyer` it is made out to the details that are kept, or to the client. */
export const requestInvoiceBody = z.strictObject({
  buyer: z.optional(billingDetailsBody),
  /** For the next invoices too. */
  keep: z.optional(z.boolean({ error: 'Cette option vaut oui ou non.' })),
});
export type RequestInvoiceBody = z.input<typeof requestInvoiceBody>;

/** Without `lines` everything that is left is taken back. */
export const creditBody = z.strictObject({
  reason: filledLine(300, 'Veuillez indiquer un motif.'),
  lines: z.optional(
    z
      .array(z.strictObject({ line: z.int().check(z.gte(0), z.lte(100)), amount: moneyAmount }))
      .check(z.minLength(1), z.maxLength(100)),
  ),
  /** What whoever asks read as left of the invoice: sent again, the same avoir is refused. */
  left: z.optional(moneyAmount),
});
export type CreditBody = z.input<typeof creditBody>;

export const billingSettingsView = z.object({
  alwaysInvoice: z.boolean(),
  franchiseMention: z.string(),
  /** 'YYYY-MM-DD'; null for the text that the platform came with. */
  franchiseMentionSince: z.nullable(z.string()),
  /** Whether these fees are taxed like a ride. */
  absenceFeeTaxed: z.boolean(),
  cancellationFeeTaxed: z.boolean(),
});
export type BillingSettingsView = z.infer<typeof billingSettingsView>;

const flag = z.boolean({ error: 'Cette option vaut oui ou non.' });

/** What is absent stays as it was. */
export const billingSettingsBody = z.partial(
  z.strictObject({
    alwaysInvoice: flag,
    absenceFeeTaxed: flag,
    cancellationFeeTaxed: flag,
    franchiseMention: filledLine(200, 'Indiquez la mention à imprimer.'),
  }),
);
export type BillingSettingsBody = z.input<typeof billingSettingsBody>;
