import { of, read, write } from '../call.ts';
import type { RideIdsQuery } from '../rides/ride-queries.ts';
import type {
  BillingDetailsBody,
  BillingSettingsBody,
  BillingSettingsView,
  CreditBody,
  KnownBillingDetailsView,
  RequestInvoiceBody,
  RideBillsView,
} from './bills.ts';

/** Notes, invoices and avoirs of several rides at once. */
export const listRideBills = read('/api/rides/bills', {
  access: 'signed_in',
  about: 'bills',
  shape: of<{ query: RideIdsQuery; answer: RideBillsView[] }>(),
});

export const requestNote = write('POST', '/api/rides/:id/note', {
  access: 'signed_in',
  stales: ['bills'],
  shape: of<{ answer: RideBillsView }>(),
});

export const requestInvoice = write('POST', '/api/rides/:id/invoice', {
  access: 'signed_in',
  stales: ['bills'],
  shape: of<{ body: RequestInvoiceBody; answer: RideBillsView }>(),
});

/** An avoir on all that is left of the invoice, or on parts of its lines. */
export const creditInvoice = write('POST', '/api/rides/:id/credit-notes', {
  access: 'credit_invoices',
  stales: ['bills'],
  shape: of<{ body: CreditBody; answer: RideBillsView }>(),
});

export const downloadBill = read('/api/rides/:id/bills/:billId/pdf', {
  access: 'signed_in',
  about: 'bills',
  shape: of<Record<never, never>>(),
});

export const getBillingDetails = read('/api/billing-details', {
  access: 'book_rides',
  about: 'bills',
  shape: of<{ answer: KnownBillingDetailsView }>(),
});

export const saveBillingDetails = write('PATCH', '/api/billing-details', {
  access: 'book_rides',
  stales: ['bills'],
  shape: of<{ body: BillingDetailsBody; answer: KnownBillingDetailsView }>(),
});

export const getBillingSettings = read('/api/company/billing', {
  access: 'change_settings',
  about: 'company',
  shape: of<{ answer: BillingSettingsView }>(),
});

export const saveBillingSettings = write('PATCH', '/api/company/billing', {
  access: 'change_settings',
  stales: ['company'],
  shape: of<{ body: BillingSettingsBody; answer: BillingSettingsView }>(),
});
