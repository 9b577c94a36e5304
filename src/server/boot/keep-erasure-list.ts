import { join, resolve } from 'node:path';
import type { Deps } from '#server/deps.ts';
import { ACCOUNT_ERASED, erasuresIn, noteErasures } from '#server/features/personal-data/index.ts';

type Log = { warn(details: object, message: string): void };

export function erasureListFile({ DATA_DIR }: { DATA_DIR: string }): string {
  return join(resolve(DATA_DIR), 'erasures.json');
}

/** Notes who was erased outside the database, on every machine: at the start, after a gap, and whenever it happens. */
export function keepErasureList(
  { db, changes }: Pick<Deps, 'db' | 'changes'>,
  file: string,
  log: Log,
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const note = () => {
    running = running
      .then(async () => noteErasures(file, await erasuresIn(db)))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the list of erasures was not written');
      });
  };
  changes.on(ACCOUNT_ERASED, note);
  note();
  return { stop: () => running };
}
