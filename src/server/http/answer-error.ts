import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { isDeadlock } from '#server/db/is-deadlock.ts';
import { AppError, statusOf } from './errors.ts';

/** The only place where an error becomes an answer. Unexpected errors are logged, never shown. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = appErrorOf(error);
  const where = { route: request.routeOptions.url, requestId: request.id };
  if (known.code === 'unexpected') request.log.error({ err: error, ...where }, 'request failed');
  if (known.code === 'database_away') request.log.warn(where, 'database away');
  if (known.code === 'try_again') request.log.warn({ err: error, ...where }, 'deadlock');

  const retryAfter = known.more.retryAfter ?? secondsAfter[known.code];
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const { fields, quote, moments } = known.more;
  return reply
    .status(statusFor(error, known))
    .send({ code: known.code, message: known.message, fields, quote, moments });
}

const secondsAfter: Partial<Record<AppError['code'], number>> = { database_away: 2, try_again: 1 };

function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new AppError('database_away');
  if (isDeadlock(error)) return new AppError('try_again');
  if (isUnstorable(error)) return new AppError('invalid_request');
  const status = ownStatusOf(error);
  if (status === 413) return new AppError('body_too_large');
  if (status === 404) return new AppError('not_found');
  if (status === 429) return new AppError('too_many_requests');
  if (status >= 400 && status < 500) return new AppError('invalid_request');
  return new AppError('unexpected');
}

/** The framework's own refusals (415, 413, …) keep their status. */
function statusFor(error: unknown, known: AppError): number {
  const status = ownStatusOf(error);
  return status >= 400 && status < 500 ? status : statusOf[known.code];
}

/** PostgreSQL's codes for a value that it cannot store as text, number, moment or id. */
const unstorable = new Set(['22P02', '22003', '22007', '22008', '22021']);

function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && unstorable.has(String(error.code));
}

function ownStatusOf(error: unknown): number {
  if (!(error instanceof Error) || !('statusCode' in error)) return 0;
  return typeof error.statusCode === 'number' ? error.statusCode : 0;
}
