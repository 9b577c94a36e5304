import type { JournalKind } from '#domain/payment/journal.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { FeeKind } from '#domain/ride/ride.ts';
import { feeNames } from './cancellation-sentences.fr.ts';

export const paymentMethodNames: Record<PaymentMethod, string> = {
  cash: 'Espèces',
  paypal: 'PayPal',
  stripe: 'Carte bancaire',
};

export const NO_PAYMENT_METHOD =
  "Aucun moyen de paiement n'est actuellement configuré. Veuillez contacter le chauffeur pour organiser le paiement.";

/** The names of the journal's events. */
const journalKindNames: Record<JournalKind, string> = {
  order_opened: 'Paiement commencé',
  order_closed: 'Paiement abandonné',
  captured: 'Encaissement',
  declined: 'Paiement refusé',
  mismatched: 'Montant à vérifier',
  cash_declared: 'Espèces annoncées',
  cash_withdrawn: 'Espèces retirées',
  cash_confirmed: 'Espèces reçues',
  cash_contested: 'Espèces non reçues',
  refund_asked: 'Remboursement demandé',
  refund_failed: 'Remboursement refusé',
  refunded: 'Remboursement',
};

/** What the money of a receipt was for. */
export function receiptNature({ kind, fee }: { kind: JournalKind; fee?: FeeKind | undefined }): string {
  return fee ? feeNames[fee] : receiptNatures[kind];
}

const receiptNatures: Record<JournalKind, string> = {
  ...journalKindNames,
  captured: 'Transport de personnes',
  cash_confirmed: 'Transport de personnes',
  cash_contested: 'Correction, espèces non reçues',
  refunded: 'Remboursement',
};

/** The columns of the exported book of receipts. */
export const receiptsColumns = [
  'Date',
  'Heure',
  'Numéro',
  'Pièce',
  'Client',
  'Nature',
  'Course',
  'Montant (€)',
  'Moyen',
];

export const billsKinds = { invoice: 'Facture', credit_note: 'Avoir' } as const;

/** The columns of the exported invoices and avoirs. */
export const billsColumns = [
  ...['Date', 'Nature', 'Numéro', 'Client', 'SIREN', 'N° de TVA', 'Référence', 'Course'],
  ...['HT à 10 %', 'TVA à 10 %', 'HT à 20 %', 'TVA à 20 %', 'Sans TVA'],
  ...['Total HT', 'Total TVA', 'Total TTC', 'Facture corrigée', 'Motif'],
];
