import type { DistanceView } from '#contract/trip/places.ts';

type Refusal = {
  status: number;
  /** The message of the server, when it gave one. */
  sentence?: string | undefined;
  code?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  quote?: DistanceView | undefined;
  moments?: readonly string[] | undefined;
};

/** A call that was answered by a refusal, or not answered at all (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly sentence: string | undefined;
  readonly code: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** The current price, when the agreed one is no longer valid. */
  readonly quote: DistanceView | undefined;
  /** For an impossible departure: the possible ones. */
  readonly moments: readonly string[];

  constructor(message: string, { status, sentence, code, fields = {}, quote, moments = [] }: Refusal) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.sentence = sentence;
    this.code = code;
    this.fields = fields;
    this.quote = quote;
    this.moments = moments;
  }
}

/** The message to show: that of the server, else that of the screen. */
export function sentenceFor(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.sentence) || fallback;
}
