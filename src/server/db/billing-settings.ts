import type { Db } from './schema.ts';

/** How the operator bills. */
export type BillingSettings = {
  alwaysInvoice: boolean;
  franchiseMention: string;
  /** 'YYYY-MM-DD'; null for the text that the platform came with. */
  franchiseMentionSince: string | null;
  /** Whether these fees are taxed like a ride. */
  absenceFeeTaxed: boolean;
  cancellationFeeTaxed: boolean;
};

const FRANCHISE_MENTION = 'TVA non applicable, art. 293 B du CGI';

export async function readBillingSettings(db: Db): Promise<BillingSettings> {
  const row = await db
    .selectFrom('company')
    .select([
      'always_invoice',
      'franchise_mention',
      'franchise_mention_since',
      'absence_fee_taxed',
      'cancellation_fee_taxed',
    ])
    .executeTakeFirst();
  return {
    alwaysInvoice: row?.always_invoice ?? false,
    franchiseMention: row?.franchise_mention ?? FRANCHISE_MENTION,
    franchiseMentionSince: row?.franchise_mention_since ?? null,
    absenceFeeTaxed: row?.absence_fee_taxed ?? true,
    cancellationFeeTaxed: row?.cancellation_fee_taxed ?? false,
  };
}
