/** A spreadsheet of French programs: semicolons, a byte order mark, and no cell that starts a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;
}

function cellOf(text: string): string {
  const harmless = startsFormula(text) ? `'${text}` : text;
  return /[;"\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A plain amount may start with its sign. */
function startsFormula(text: string): boolean {
  return /^[\s]*[=+\-@\t\r＝＋－＠]/u.test(text) && !/^-?\d+(,\d+)?$/u.test(text);
}
