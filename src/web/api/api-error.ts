type Refusal = {
  status: number;
  /** The sentence of the server, when it gave one. */
  sentence?: string | undefined;
  code?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
};

/** A call that was answered by a refusal, or not answered at all (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly sentence: string | undefined;
  readonly code: string | undefined;
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, { status, sentence, code, fields = {} }: Refusal) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.sentence = sentence;
    this.code = code;
    this.fields = fields;
  }
}

/** What to tell the person: the sentence of the server, else the one of the screen. */
export function sentenceFor(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.sentence) || fallback;
}
