/** One request without personal data: the pattern of its route, never its URL. */
export type Span = {
  /** The id of the request, which answers and logs name too. */
  traceId: string;
  name: string;
  startedAt: Date;
  seconds: number;
  attributes: Record<string, string | number>;
  isFailure: boolean;
};

/** Where requests are traced. */
export type Traces = { record(span: Span): void; close(): Promise<void> };
