import { ApiError } from '#web/text/api-error.ts';

/** No answer, or none that says anything about the move. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export function isDriverBusy(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'driver_busy';
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The platform says no, and will say so again: the session, the pace, a proxy or the server are not in its way. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === undefined) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
}
