import type { Deps } from './deps.ts';

const EVERY_TEN_MINUTES = 10 * 60 * 1000;

/** Sweeps what has run out. Any instance may do it at any time: doing it twice changes nothing. */
export function keepHouse(deps: Deps, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void sweep(deps).catch(onError), EVERY_TEN_MINUTES);
  return () => clearInterval(timer);
}

export async function sweep({ db, clock }: Deps): Promise<void> {
  const now = clock();
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('attempts').where('window_ends_at', '<=', now).execute();
}
