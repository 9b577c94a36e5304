import type { ErrorView } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';

type Call = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown; signal?: AbortSignal };

/** The one way to the server. `Answer` is the shape that the contract gives for the path. */
export async function callApi<Answer>(
  path: string,
  { method = 'GET', body, signal }: Call = {},
): Promise<Answer> {
  const response = await reach(path, {
    method,
    credentials: 'include',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  return answerOf<Answer>(response);
}

/** The same for a file: the browser writes the content type with its boundary. */
export async function uploadTo<Answer>(path: string, form: FormData): Promise<Answer> {
  return answerOf<Answer>(await reach(path, { method: 'POST', credentials: 'include', body: form }));
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
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
    const { message: sentence, code, fields }: Partial<ErrorView> = await response.json();
    return new ApiError(sentence || `HTTP ${status}`, { status, sentence, code, fields });
  } catch {
    return new ApiError('Network error', { status });
  }
}
