/** Invoices and avoirs each have their own series, restarted each year. */
export const series = ['F', 'A'] as const;
export type Series = (typeof series)[number];

/** 'F-2026-00042' */
export function documentNumber(letter: Series, year: number, number: number): string {
  return `${letter}-${year}-${String(number).padStart(5, '0')}`;
}
