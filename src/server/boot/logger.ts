import pino, { type Logger } from 'pino';

/** In English, for us, and without personal data: an error of the database carries no row. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['req.headers', 'headers', '*.password', '*.cookie'], remove: true },
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  });
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an error' };
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, message: error.message, code, stack: error.stack };
}
