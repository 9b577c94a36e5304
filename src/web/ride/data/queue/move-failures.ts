import { ApiError } from '#web/text/api-error.ts';

export function isDriverBusy(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'driver_busy';
}

/** The platform says no, and will say so again: the session, the pace, a proxy or the server are not in its way. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === undefined) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
}
