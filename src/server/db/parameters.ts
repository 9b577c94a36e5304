export type Parameters = ReturnType<typeof parameters>;

/** Collects the values of a statement while its text is written; `add` answers the place of a value in the text. */
export function parameters() {
  const values: unknown[] = [];
  return {
    values,
    add: (value: unknown, type?: string) => `$${values.push(value)}${type === undefined ? '' : `::${type}`}`,
  };
}
