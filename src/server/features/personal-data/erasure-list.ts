import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '#server/db/schema.ts';
import { writeWhole } from '#server/environment/write-whole.ts';

/** Which accounts were erased and when, ids only: an older backup must not bring them back. */
export const erasures = z.array(z.object({ id: z.string(), at: z.string() }));
export type Erasures = z.infer<typeof erasures>;

/** Empty for a database of a version without erasures. */
export async function erasuresIn(db: Db): Promise<Erasures> {
  const { rows: known } = await sql`
    select 1 from information_schema.columns
    where table_schema = current_schema() and table_name = 'users' and column_name = 'erased_at'`.execute(db);
  if (known.length === 0) return [];
  const { rows } = await sql<{ id: string; erased_at: Date }>`
    select id, erased_at from users where erased_at is not null order by erased_at, id`.execute(db);
  return rows.map(({ id, erased_at }) => ({ id, at: erased_at.toISOString() }));
}

/** Empty before the first one. */
export async function readErasures(file: string): Promise<Erasures> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return z.parse(erasures, JSON.parse(text));
}

/** Adds to the list; an entry is never removed. */
export async function noteErasures(file: string, found: Erasures): Promise<void> {
  const noted = await readErasures(file);
  const all = together(noted, found);
  if (all.length > noted.length) await writeWhole(file, JSON.stringify(all));
}

/** Each account once. */
export function together(...lists: readonly Erasures[]): Erasures {
  return [...new Map(lists.flat().map((erasure) => [erasure.id, erasure])).values()];
}
