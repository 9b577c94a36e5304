import { sql } from 'kysely';
import { type Cents, cents } from '#domain/money.ts';
import type { Span } from '#domain/time/calendar.ts';
import type { Db } from '#server/db/schema.ts';

/** One number for the journal, the assistant and the admin: what was received less what was given back. */
export async function sumTakings(db: Db, driverId: string, { firstDay, lastDay }: Span): Promise<Cents> {
  const { rows } = await sql<{ total: string }>`
    select coalesce(sum(total_cents), 0) as total from takings
    where driver_id = ${driverId} and grain = 'day' and start between ${firstDay}::date and ${lastDay}::date`.execute(
    db,
  );
  return cents(Number(rows[0]?.total ?? 0));
}
