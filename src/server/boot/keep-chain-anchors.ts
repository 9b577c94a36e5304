import { join, resolve } from 'node:path';
import type { Db } from '#server/db/schema.ts';
import { anchorIn, readAnchor, writeAnchor } from '#server/features/payments/index.ts';

const EVERY_MS = 60_000;

type Log = { warn(details: object, message: string): void };

export function journalAnchorFile({ DATA_DIR }: { DATA_DIR: string }): string {
  return join(resolve(DATA_DIR), 'journal-anchor.json');
}

/** Notes the end of the payment journal outside the database, while the server runs and when it stops. */
export function keepJournalAnchor(db: Db, file: string, log: Log): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const note = () => {
    running = running
      .then(() => noteEnd(db, file))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the end of the payment journal was not noted');
      });
    return running;
  };
  const timer = setInterval(() => void note(), EVERY_MS);
  void note();
  return {
    async stop() {
      clearInterval(timer);
      await note();
    },
  };
}

/** Never goes back: a journal that became shorter is what the file is there to show. */
async function noteEnd(db: Db, file: string): Promise<void> {
  const [now, noted] = [await anchorIn(db), await readAnchor(file)];
  if (now.lastId > (noted?.lastId ?? 0)) await writeAnchor(file, now);
}
