import { ApiError } from './api-error.ts';

/** No answer, or none that says anything about what was asked: it may pass when it is sent again. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
