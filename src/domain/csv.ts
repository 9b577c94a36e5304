/** CSV for French spreadsheets: semicolons, a byte order mark, and no cell that starts a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `${CSV_START}${csvLines(rows)}`;
}

export const CSV_START = '\uFEFF';

/** Rows without the byte order mark, for streaming. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('');
}

function cellOf(text: string): string {
  const harmless = startsFormula(text) ? `'${text}` : text;
  return /[;"\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A plain amount may start with a sign. */
function startsFormula(text: string): boolean {
  return /^[\s]*[=+\-@\t\r＝＋－＠]/u.test(text) && !/^-?\d+(,\d+)?$/u.test(text);
}
