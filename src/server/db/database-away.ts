const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);

/** A read-only server: a standby, or a former leader. */
export const READ_ONLY = '25006';

/** Connection lost (08…), resources exhausted (53…), shutting down or starting up (57P…), stopped by a time limit. */
const sqlStates = new RegExp(`^(08|53|57P0|57014$|25P03$|${READ_ONLY}$)`, 'u');

const pgSentences = [
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end',
];

/** Whether an error means that the database is unreachable, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A host with several addresses, each of which refused.
  if (error instanceof AggregateError && !('code' in error)) return error.errors.every(isDatabaseAway);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (networkCodes.has(code) || sqlStates.test(code)) return true;
  return pgSentences.some((sentence) => error.message.includes(sentence));
}
