/** One kind of data in an export: in full for the JSON, in a few words for the page. */
export type Section = { key: string; title: string } & (Facts | List);

type Facts = { facts(): Promise<object> };
type List = { columns: readonly string[]; rows(): AsyncIterable<SectionRow> };
export type SectionRow = { data: object; cells: readonly string[] };

const SLICE = 200;

/** Reads a table in slices, each beginning after the last key of the one before. */
export async function* inSlices<Row>(
  read: (after: string | undefined, limit: number) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  let after: string | undefined;
  for (;;) {
    const rows = await read(after, SLICE);
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < SLICE || last === undefined) return;
    after = keyOf(last);
  }
}

export async function* mapped<Row>(
  rows: AsyncIterable<Row> | Promise<Row[]>,
  toRow: (row: Row) => SectionRow,
): AsyncGenerator<SectionRow> {
  for await (const row of rows instanceof Promise ? await rows : rows) yield toRow(row);
}
