const BATCH = 1_000;

/** Everything that a query finds, some rows at a time, each time after the last: a year is never in memory. */
export async function* inBatches<Row>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, BATCH);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}
