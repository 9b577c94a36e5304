import { readAnchors, writeAnchors } from '#server/chains/anchor-file.ts';
import { anchorsIn, laterAnchors, shortenedChains } from '#server/chains/anchors.ts';
import type { Db } from '#server/db/schema.ts';

const EVERY_MS = 60_000;

type Log = { warn(details: object, message: string): void };

/** Notes the ends of the chains outside the database, while the server runs and when it stops. */
export function keepChainAnchors(db: Db, folder: string, log: Log): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const note = () => {
    running = running
      .then(() => noteEnds(db, folder, log))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the ends of the chains were not noted');
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

async function noteEnds(db: Db, folder: string, log: Log): Promise<void> {
  const [now, noted] = [await anchorsIn(db), await readAnchors(folder)];
  const shortened = shortenedChains(noted, now);
  if (shortened.length > 0) log.warn({ chains: shortened }, 'a chain is shorter than it was noted');
  const later = laterAnchors(noted, now);
  if (JSON.stringify(later) !== JSON.stringify(noted)) await writeAnchors(folder, later);
}
