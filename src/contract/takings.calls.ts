import { of, read } from './call.ts';
import type { ReceiptsQuery, ReceiptsView, TakingsQuery, TakingsView } from './takings.ts';

/** A driver's own; the admin's are those of the whole platform. */
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
