import type { ErrorView } from '#contract/errors.ts';
import { ApiError } from '#web/text/api-error.ts';
import { noteAnswer } from './kept-since.ts';

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
};

/** A part of a list, and the key of the part after it when there is one. */
export type ApiPage<Item> = { items: Item[]; next: string | null };

/** The one way to the server. `Answer` is the shape that the contract gives for the path. */
export async function callApi<Answer>(path: string, call: Call = {}): Promise<Answer> {
  return answerOf<Answer>(await reach(path, requestOf(call)));
}

/** The same for a list that comes in parts: the key of the next part travels in a header. */
export async function callApiPage<Item>(path: string, call: Call = {}): Promise<ApiPage<Item>> {
  const response = await reach(path, requestOf(call));
  const items = await answerOf<Item[]>(response);
  return { items, next: response.headers.get('X-Next-Cursor') };
}

/** The same for a file: the browser writes the content type with its boundary. */
export async function uploadTo<Answer>(path: string, form: FormData): Promise<Answer> {
  return answerOf<Answer>(await reach(path, { method: 'POST', credentials: 'include', body: form }));
}

function requestOf({ method = 'GET', body, headers, signal }: Call): RequestInit {
  return {
    method,
    credentials: 'include',
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, request);
    noteAnswer(path, response.headers.get('X-Kept-At'));
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError('Network error', { status: 0 });
  }
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw await refusalOf(response);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

async function refusalOf(response: Response): Promise<ApiError> {
  const { status } = response;
  try {
    const { message: sentence, code, fields, quote }: Partial<ErrorView> = await response.json();
    return new ApiError(sentence || `HTTP ${status}`, { status, sentence, code, fields, quote });
  } catch {
    return new ApiError('Network error', { status });
  }
}
