/** Sends a statement on one connection. */
export type Run = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
