/** One request, told without anything about the person: the pattern of its route, never its address. */
export type Span = {
  /** The id of the request, which answers and logs name too. */
  traceId: string;
  name: string;
  startedAt: Date;
  seconds: number;
  attributes: Record<string, string | number>;
  isFailure: boolean;
};

/** Where an operator follows requests. */
export type Traces = { record(span: Span): void; close(): Promise<void> };
