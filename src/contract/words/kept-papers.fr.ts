import type { KeptPaper, KeptView } from '../account/personal-data.ts';
import { longDayText, numbered } from '../sentences/french.ts';

const names: Record<KeptPaper, readonly [one: string, many: string]> = {
  vouchers: ['bon de réservation', 'bons de réservation'],
  notes: ['note', 'notes'],
  invoices: ['facture', 'factures'],
  credit_notes: ['avoir', 'avoirs'],
  payments: ['paiement', 'paiements'],
};

/** '4 bons de réservation' */
export function keptText({ paper, count }: KeptView): string {
  const [one, many] = names[paper];
  return numbered(count, one, many);
}

/** '7 mai 2029' */
export function keptUntilText({ until }: Pick<KeptView, 'until'>): string {
  return longDayText(new Date(`${until}T12:00:00Z`));
}
