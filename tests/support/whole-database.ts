import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** The tables that contain each of the texts, in a column of any type. */
export async function placesOf(db: Db, texts: readonly string[]): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
  const places: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select text from unnest(${texts}::text[]) as text where exists (
        select 1 from ${sql.table(name)} as whole_row
        where row_to_json(whole_row)::text ilike '%' || text || '%')`.execute(db);
    for (const { text } of rows) places[text] = [...(places[text] ?? []), name];
  }
  return places;
}

export async function tablesWith(db: Db, text: string): Promise<string[]> {
  return (await placesOf(db, [text]))[text] ?? [];
}
