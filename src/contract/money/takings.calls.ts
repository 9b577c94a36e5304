import { of, read, write } from '../call.ts';
import type { AccountingBody, AccountingView } from './accounting.ts';
import type { ReceiptsQuery, ReceiptsView, TakingsQuery, TakingsView } from './takings.ts';

/** A driver's own takings; for the admin, those of the whole platform. */
export const getTakings = read('/api/takings', {
  access: 'read_takings',
  about: 'takings',
  shape: of<{ query: TakingsQuery; answer: TakingsView }>(),
});

/** The book of receipts, page by page. */
export const listReceipts = read('/api/takings/receipts', {
  access: 'read_takings',
  about: 'takings',
  shape: of<{ query: ReceiptsQuery; answer: ReceiptsView }>(),
});

/** The book of receipts as a file. */
export const downloadTakings = read('/api/takings.csv', {
  access: 'read_takings',
  about: 'takings',
  shape: of<{ query: TakingsQuery }>(),
});

/** The invoices and avoirs of a period as a file. */
export const downloadBills = read('/api/takings/invoices.csv', {
  access: 'read_takings',
  about: 'takings',
  shape: of<{ query: TakingsQuery }>(),
});

/** The accounting file (FEC) of a period. */
export const downloadFec = read('/api/takings/fec', {
  access: 'read_takings',
  about: 'takings',
  shape: of<{ query: TakingsQuery }>(),
});

/** How the accounting file names accounts and journals. */
export const getAccounting = read('/api/accounting', {
  access: 'change_settings',
  about: 'company',
  shape: of<{ answer: AccountingView }>(),
});

export const saveAccounting = write('PATCH', '/api/accounting', {
  access: 'change_settings',
  stales: ['company'],
  shape: of<{ body: AccountingBody; answer: AccountingView }>(),
});
