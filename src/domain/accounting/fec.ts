import { cents, moneyText } from '../money.ts';
import type { Accounting } from './accounting.ts';
import { type AccountName, accountNumber, type Entry, type JournalName, journalCode } from './entries.ts';

/** The columns of the accounting file that art. A. 47 A-1 of the LPF asks for, in its order. */
const fecColumns = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const;

const journalNames: Record<JournalName, string> = { sales: 'Ventes', bank: 'Banque', cash: 'Caisse' };
const accountNames: Record<AccountName, string> = {
  sales: 'Prestations de services',
  vat: 'TVA collectée',
  client: 'Clients',
  bank: 'Banque',
  cash: 'Caisse',
};

/** '999840218FEC20261231.txt' */
export function fecName(siren: string, closingDay: string): string {
  return `${siren}FEC${compactDay(closingDay)}.txt`;
}

export const fecHead: string = lineOf(fecColumns);

/** Writes entries in the order they come; those of a journal are numbered without a gap: 'VE000001'. */
export function fecWriter(accounting: Accounting): (entry: Entry) => string {
  const counts = new Map<string, number>();
  return (entry) => {
    const journal = journalCode(accounting, entry.journal);
    const count = (counts.get(journal) ?? 0) + 1;
    counts.set(journal, count);
    const number = `${journal}${String(count).padStart(6, '0')}`;
    return entry.lines
      .map(({ account, amount }) =>
        lineOf([
          journal,
          journalNames[entry.journal],
          number,
          compactDay(entry.day),
          accountNumber(accounting, account),
          accountNames[account],
          ...['', ''],
          entry.piece,
          compactDay(entry.pieceDay),
          entry.label,
          amountText(Math.max(0, amount)),
          amountText(Math.max(0, 0 - amount)),
          ...['', ''],
          compactDay(entry.day),
          ...['', ''],
        ]),
      )
      .join('');
  };
}

function lineOf(fields: readonly string[]): string {
  return `${fields.map((field) => field.replace(/[\s|]+/gu, ' ').trim()).join('\t')}\r\n`;
}

function compactDay(day: string): string {
  return day.replaceAll('-', '');
}

function amountText(amount: number): string {
  return moneyText(cents(amount)).replace('.', ',');
}
