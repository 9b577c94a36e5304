import type { Deps } from './deps.ts';
import { cancelLongExpired } from './features/rides/index.ts';

const EVERY_MINUTE = 60 * 1000;
const DAY = 24 * 60 * EVERY_MINUTE;

/** Sweeps what has run out. Any instance may do it at any time: doing it twice changes nothing. */
export function keepHouse(deps: Deps, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void sweep(deps).catch(onError), EVERY_MINUTE);
  return () => clearInterval(timer);
}

export async function sweep(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  await cancelLongExpired(deps);
  await db
    .deleteFrom('booking_keys')
    .where('created_at', '<=', new Date(now.getTime() - DAY))
    .execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('attempts').where('window_ends_at', '<=', now).execute();
}
