import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import type { Db } from '#server/db/schema.ts';

/** The last line of the journal at some moment, kept outside the database: a line that was there must still be there. */
export const journalAnchor = z.object({ lastId: z.number(), lastMark: z.string() });
export type JournalAnchor = z.infer<typeof journalAnchor>;

export async function anchorIn(db: Db): Promise<JournalAnchor> {
  const head = await db.selectFrom('payment_journal_head').selectAll().executeTakeFirstOrThrow();
  return { lastId: Number(head.last_id), lastMark: head.last_mark };
}

/** Undefined before the first one is written. */
export async function readAnchor(file: string): Promise<JournalAnchor | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : z.parse(journalAnchor, JSON.parse(text));
}

/** Whole or not at all. */
export async function writeAnchor(file: string, anchor: JournalAnchor): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, JSON.stringify(anchor), { mode: 0o600, flag: 'wx', flush: true });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
