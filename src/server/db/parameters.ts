export type Parameters = ReturnType<typeof parameters>;

/** Collects the values of a statement while its text is written; `add` returns the placeholder of a value. */
export function parameters() {
  const values: unknown[] = [];
  return {
    values,
    add: (value: unknown, type?: string) => `$${values.push(value)}${type === undefined ? '' : `::${type}`}`,
  };
}
