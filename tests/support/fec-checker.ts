const columns =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise'.split(
    ' ',
  );
const filled = [
  ...['JournalCode', 'JournalLib', 'EcritureNum', 'EcritureDate', 'CompteNum', 'CompteLib'],
  ...['PieceRef', 'PieceDate', 'EcritureLib', 'Debit', 'Credit', 'ValidDate'],
];
const days = ['EcritureDate', 'PieceDate', 'DateLet', 'ValidDate'];

export type FecLine = Record<string, string> & { line: number };

/** The violations of art. A. 47 A-1 of the LPF and its commentary (BOI-CF-IOR-60-40-20) in a file, as texts. */
export function fecFaults(name: string, bytes: Uint8Array): string[] {
  const faults: string[] = [];
  const closing = /^\d{9}FEC(\d{8})\.txt$/u.exec(name)?.[1];
  if (!closing) faults.push(`the name ${name}`);
  if (bytes.some((byte) => (byte >= 0x80 && byte <= 0x9f) || byte === 0)) faults.push('no ISO 8859-15');
  const [head, ...rows] = rowsOf(bytes);
  if (head?.join() !== columns.join()) faults.push('the columns');
  for (const [index, row] of rows.entries())
    if (row.length !== columns.length) faults.push(`line ${index + 2} has ${row.length} fields`);
  const lines = fecLines(bytes);
  for (const line of lines) faults.push(...lineFaults(line, closing ?? ''));
  return [...faults, ...entryFaults(lines)];
}

export function fecLines(bytes: Uint8Array): FecLine[] {
  const [, ...rows] = rowsOf(bytes);
  return rows.map((row, index) => ({
    ...Object.fromEntries(columns.map((column, place) => [column, row[place] ?? ''])),
    line: index + 2,
  })) as FecLine[];
}

/** In cents. */
export function amountIn(line: FecLine, column: 'Debit' | 'Credit'): number {
  return Number((line[column] ?? '').replace(',', ''));
}

function rowsOf(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('iso-8859-15').decode(bytes);
  const rows = text.split('\r\n');
  if (rows.at(-1) === '') rows.pop();
  return rows.map((row) => row.split('\t'));
}

function lineFaults(line: FecLine, closing: string): string[] {
  const at = (what: string) => `line ${line.line}: ${what}`;
  const faults = filled.filter((column) => !line[column]?.trim()).map((column) => at(`no ${column}`));
  for (const column of days) {
    const day = line[column] ?? '';
    if (day !== '' && !isDay(day)) faults.push(at(`${column} is no day`));
  }
  for (const column of ['Debit', 'Credit'] as const)
    if (!/^\d+,\d{2}$/u.test(line[column] ?? '')) faults.push(at(`${column} is no amount`));
  if (!/^\d{3}/u.test(line.CompteNum ?? '')) faults.push(at('an account outside the chart'));
  if (amountIn(line, 'Debit') > 0 === amountIn(line, 'Credit') > 0) faults.push(at('both sides or none'));
  if ((line.EcritureDate ?? '') > closing) faults.push(at('after the closing day'));
  if ((line.ValidDate ?? '') < (line.EcritureDate ?? '')) faults.push(at('valid before it was written'));
  return faults;
}

function isDay(text: string): boolean {
  const iso = text.replace(/^(\d{4})(\d{2})(\d{2})$/u, '$1-$2-$3');
  return iso !== text && new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso) === true;
}

function entryFaults(lines: FecLine[]): string[] {
  const faults: string[] = [];
  const entries = groupedBy(lines, ({ JournalCode, EcritureNum }) => `${JournalCode} ${EcritureNum}`);
  for (const [name, ofEntry] of entries) {
    const sum = (column: 'Debit' | 'Credit') =>
      ofEntry.reduce((total, line) => total + amountIn(line, column), 0);
    if (sum('Debit') !== sum('Credit')) faults.push(`entry ${name} is not balanced`);
    if (new Set(ofEntry.map((line) => line.EcritureDate)).size > 1) faults.push(`entry ${name} has two days`);
  }
  for (const [journal, ofJournal] of groupedBy(lines, ({ JournalCode = '' }) => JournalCode)) {
    const numbers = [...new Set(ofJournal.map(({ EcritureNum = '' }) => numberIn(EcritureNum, journal)))];
    if (numbers.some((number, index) => number !== index + 1)) faults.push(`journal ${journal} has a gap`);
  }
  const days = lines.map((line) => line.EcritureDate ?? '');
  if (days.some((day, index) => day < (days[index - 1] ?? ''))) faults.push('the order of days');
  return faults;
}

/** The number after the journal, and after the part of the year that the file covers. */
function numberIn(text: string, journal: string): number {
  return Number((text.startsWith(journal) ? text.slice(journal.length) : text).replace(/^\d+-/u, ''));
}

function groupedBy(lines: FecLine[], keyOf: (line: FecLine) => string): Map<string, FecLine[]> {
  const groups = new Map<string, FecLine[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return groups;
}
