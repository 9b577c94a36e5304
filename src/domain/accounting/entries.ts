import { type Cents, cents } from '../money.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import type { Accounting } from './accounting.ts';

export type JournalName = 'sales' | 'bank' | 'cash';
export type AccountName = 'sales' | 'vat' | 'client' | 'bank' | 'cash';

/** One side of an entry: a positive amount is debited, a negative one credited. */
export type EntryLine = { account: AccountName; amount: Cents };

/** A journal entry with the document that proves it. The amounts of its lines sum to zero. */
export type Entry = {
  journal: JournalName;
  /** A day in Paris, 'YYYY-MM-DD'. */
  day: string;
  piece: string;
  pieceDay: string;
  label: string;
  lines: EntryLine[];
};

type Proof = Pick<Entry, 'day' | 'piece' | 'pieceDay' | 'label'>;
type Sale = Proof & { ht: Cents; vat: Cents };

/** The sale of a ride. Without VAT there is no VAT line. */
export function saleEntry({ ht, vat, ...proof }: Sale): Entry {
  return {
    ...proof,
    journal: 'sales',
    lines: moving([
      ['client', ht + vat],
      ['sales', 0 - ht],
      ['vat', 0 - vat],
    ]),
  };
}

/** The entry of an avoir; its amounts are given as positive. */
export function creditEntry({ ht, vat, ...proof }: Sale): Entry {
  return saleEntry({ ...proof, ht: cents(0 - ht), vat: cents(0 - vat) });
}

/** Money received, or refunded when negative. */
export function receiptEntry({
  method,
  amount,
  ...proof
}: Proof & { method: PaymentMethod; amount: Cents }): Entry {
  const cashBook = method === 'cash' ? 'cash' : 'bank';
  return {
    ...proof,
    journal: cashBook,
    lines: moving([
      [cashBook, amount],
      ['client', 0 - amount],
    ]),
  };
}

function moving(lines: [AccountName, number][]): EntryLine[] {
  return lines
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount: cents(amount) }));
}

const accountsOf: Record<AccountName, keyof Accounting> = {
  sales: 'salesAccount',
  vat: 'vatAccount',
  client: 'clientAccount',
  bank: 'bankAccount',
  cash: 'cashAccount',
};

export function accountNumber(accounting: Accounting, name: AccountName): string {
  return accounting[accountsOf[name]];
}

export function journalCode(accounting: Accounting, name: JournalName): string {
  return accounting[`${name}Journal`];
}
