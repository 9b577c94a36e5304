import type { Logger } from 'pino';

export const STOP_LIMIT_MS = 9_000;

/** Drains, then exits within ten seconds; with a failure when that was not enough. */
export function stopOnSignal(stop: () => Promise<void>, logger: Logger, limitMs = STOP_LIMIT_MS): void {
  let stopping = false;
  const leave = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), limitMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, leave);
}
