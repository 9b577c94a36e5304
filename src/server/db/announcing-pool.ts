import pg from 'pg';

/** The channel that every instance listens to. */
export const CHANNEL = 'vtc';

/** A row with notices, which are announced once the statement that wrote them is committed. */
type Announcing = { notices?: string[] };

const announcement = {
  name: 'announce',
  text: `select pg_notify('${CHANNEL}', notice) from unnest($1::text[]) as notice`,
};

/**
 * Sends NOTIFY after the commit, in batches: inside a transaction it makes every commit wait for the one before. A
 * batch is tried twice, as a connection may be lost; each instance reads again what was committed and never announced
 * (`change-feed.ts`).
 */
export class AnnouncingPool extends pg.Pool {
  readonly #waiting = new Set<string>();
  readonly #listeners = new Set<(notice: string) => void>();
  #sending: Promise<void> | undefined;

  /** Called with the notices of this instance only. */
  onAnnounced(listener: (notice: string) => void): void {
    this.#listeners.add(listener);
  }

  announce(rows: readonly Announcing[]): void {
    for (const notice of rows.flatMap(({ notices = [] }) => notices)) {
      this.#waiting.add(notice);
      for (const listener of this.#listeners) listener(notice);
    }
    if (this.#waiting.size > 0) this.#sending ??= this.#send();
  }

  /** Once everything that was committed here is announced. */
  async announced(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting];
      this.#waiting.clear();
      await this.#notify(batch)
        .catch(() => this.#notify(batch))
        .catch(() => {});
    }
    this.#sending = undefined;
  }

  async #notify(batch: string[]): Promise<void> {
    await this.query({ ...announcement, values: [batch] });
  }
}

type Result = { command: string; rows: Announcing[] };

/** Tracks one connection: the notices of its statements are announced at the commit, never after a rollback. */
export function announcingAfterCommit(pool: AnnouncingPool): (result: Result) => void {
  let isInTransaction = false;
  let noted: Announcing[] = [];

  return ({ command, rows }) => {
    if (command === 'BEGIN' || command === 'START') isInTransaction = true;
    if (command === 'COMMIT' || command === 'ROLLBACK') isInTransaction = false;
    if (command === 'ROLLBACK') noted = [];
    if (rows[0]?.notices) noted.push(...rows);
    if (isInTransaction || noted.length === 0) return;
    pool.announce(noted);
    noted = [];
  };
}
