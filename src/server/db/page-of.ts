/** How many rows to read for a page: the one beyond it tells whether there is a next page. */
export const oneMore = (size: number): number => size + 1;

/** The rows of the page, and its last row when more follow. */
export function pageOf<Row>(rows: readonly Row[], size: number): { page: Row[]; last: Row | undefined } {
  const page = rows.slice(0, size);
  return { page, last: rows.length > size ? page.at(-1) : undefined };
}
