/** How the accounting file names accounts and journals; the operator's accountant may use others. */
export type Accounting = {
  salesAccount: string;
  vatAccount: string;
  clientAccount: string;
  bankAccount: string;
  cashAccount: string;
  salesJournal: string;
  bankJournal: string;
  cashJournal: string;
};

export const usualAccounting: Accounting = {
  salesAccount: '706000',
  vatAccount: '445710',
  clientAccount: '411000',
  bankAccount: '512000',
  cashAccount: '530000',
  salesJournal: 'VE',
  bankJournal: 'BQ',
  cashJournal: 'CA',
};

export const accountFields = [
  'salesAccount',
  'vatAccount',
  'clientAccount',
  'bankAccount',
  'cashAccount',
] as const satisfies (keyof Accounting)[];

export const journalFields = [
  'salesJournal',
  'bankJournal',
  'cashJournal',
] as const satisfies (keyof Accounting)[];

/** At least three digits of the chart of accounts, then digits or capitals. */
export function isAccount(text: string): boolean {
  return /^\d{3}[\dA-Z]{0,9}$/u.test(text);
}

export function isJournalCode(text: string): boolean {
  return /^[\dA-Z]{1,6}$/u.test(text);
}
