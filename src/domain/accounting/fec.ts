import { cents, moneyText } from '../money.ts';
import { addDays, type Span } from '../time/calendar.ts';
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

/**
 * The prefix of the entry numbers of a file, so that two files of one year share none: '05' for a month, '0504' for a
 * day, '05040510' for a week. Empty for a whole year.
 */
export function fecPart({ firstDay, lastDay }: Pick<Span, 'firstDay' | 'lastDay'>): string {
  const [first = '', last = ''] = [firstDay, lastDay].map((day) => compactDay(day).slice(4));
  if (first === '0101' && last === '1231') return '';
  if (firstDay.endsWith('-01') && addDays(lastDay, 1).endsWith('-01')) return first.slice(0, 2);
  return first === last ? first : first + last;
}

/** Writes entries in the given order; each journal is numbered without a gap: 'VE000001', 'VE05-000001'. */
export function fecWriter(accounting: Accounting, part = ''): (entry: Entry) => string {
  const counts = new Map<string, number>();
  return (entry) => {
    const journal = journalCode(accounting, entry.journal);
    const count = (counts.get(journal) ?? 0) + 1;
    counts.set(journal, count);
    const number = `${journal}${part && `${part}-`}${String(count).padStart(6, '0')}`;
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
