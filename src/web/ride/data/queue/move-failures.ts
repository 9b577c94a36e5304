import { ApiError } from '#web/text/api-error.ts';

export function isDriverBusy(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'driver_busy';
}

/** A refusal that a retry cannot change: not a lost session, a rate limit, a proxy error or a server error. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === undefined) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
}
