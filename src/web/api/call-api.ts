import { type AnswerOf, type Call, type InputOf, type Read, urlOf } from '#contract/call.ts';
import type { ErrorView } from '#contract/errors.ts';
import { ApiError } from '#web/text/api-error.ts';
import { noteOfflineAnswer } from './cached-since.ts';

type Options = { headers?: Readonly<Record<string, string>>; signal?: AbortSignal };

type Input<C extends Call> =
  Record<never, never> extends InputOf<C>
    ? [input?: InputOf<C>, options?: Options]
    : [input: InputOf<C>, options?: Options];

/** A page of a list, and the key of the next one when there is one. */
export type ApiPage<Item> = { items: Item[]; next: string | null };

type ItemOf<C extends Call> = AnswerOf<C> extends readonly (infer Item)[] ? Item : never;

/** The one way to call the server; body and response have the types of the call. */
export async function callApi<C extends Call>(call: C, ...[input, options]: Input<C>): Promise<AnswerOf<C>> {
  return (await answerOf(await send(call, input, options))) as AnswerOf<C>;
}

/** The same for a list: the key of its next page is a header. */
export async function callApiPage<C extends Call>(
  call: C,
  ...[input, options]: Input<C>
): Promise<ApiPage<ItemOf<C>>> {
  const response = await send(call, input, options);
  const items = (await answerOf(response)) as ItemOf<C>[];
  return { items, next: response.headers.get('X-Next-Cursor') };
}

/** The same for a file: the browser writes the content type with its boundary. */
export async function uploadTo<C extends Call>(call: C, form: FormData): Promise<AnswerOf<C>> {
  return (await answerOf(await reach(call, call.path, { method: call.method, body: form }))) as AnswerOf<C>;
}

/** The same for a file to keep: its content, and the name that the server gave it. */
export async function downloadFrom(call: Read): Promise<{ content: Blob; name: string }> {
  const response = await send(call);
  if (!response.ok) throw await refusalOf(response);
  const [, name = ''] = /filename="([^"]+)"/u.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return { content: await response.blob(), name };
}

function send<C extends Call>(call: C, input: unknown = {}, { headers, signal }: Options = {}) {
  const { body } = input as { body?: unknown };
  return reach(call, urlOf<Call>(call, input as InputOf<Call>), {
    method: call.method,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
}

async function reach(call: Call, url: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { credentials: 'include', ...request });
    noteOfflineAnswer(call, response.headers.get('X-Kept-At'));
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError('Network error', { status: 0 });
  }
}

async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) throw await refusalOf(response);
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

async function refusalOf(response: Response): Promise<ApiError> {
  const { status } = response;
  try {
    const { message: sentence, code, fields, quote, moments }: Partial<ErrorView> = await response.json();
    return new ApiError(sentence || `HTTP ${status}`, { status, sentence, code, fields, quote, moments });
  } catch {
    return new ApiError('Network error', { status });
  }
}
