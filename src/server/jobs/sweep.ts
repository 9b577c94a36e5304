import { sql } from 'kysely';
import { foldFigures, forgetHours } from '#server/db/fold-figures.ts';
import type { Deps } from '#server/deps.ts';

const DAY_MS = 24 * 3_600_000;
const ROADS_KEPT_DAYS = 14;
/** More than the year that the figures go back. */
const HOURS_KEPT_DAYS = 420;

/** Deletes what has expired and sums up the figures. Idempotent, so any instance may run it at any time. */
export async function sweep({ db, clock }: Deps): Promise<number> {
  const now = clock();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await foldFigures(db);
  await forgetHours(db, before(HOURS_KEPT_DAYS));
  const swept = await Promise.all([
    db.deleteFrom('booking_keys').where('created_at', '<=', before(1)).executeTakeFirst(),
    db.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst(),
    db.deleteFrom('password_resets').where('expires_at', '<=', now).executeTakeFirst(),
    db.deleteFrom('account_claims').where('expires_at', '<=', now).executeTakeFirst(),
    db.deleteFrom('known_devices').where('expires_at', '<=', now).executeTakeFirst(),
    db.deleteFrom('measured_roads').where('measured_at', '<', before(ROADS_KEPT_DAYS)).executeTakeFirst(),
    db.deleteFrom('attempts').where('window_ends_at', '<=', now).executeTakeFirst(),
    // Every instance has read them many times over by then; their time is the database's own.
    db.deleteFrom('notices').where('at', '<', sql<Date>`now() - interval '10 minutes'`).executeTakeFirst(),
  ]);
  return swept.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
