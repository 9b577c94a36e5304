import { applyRetention } from '#server/features/personal-data/apply-retention.ts';
import type { World } from './world.ts';

/** In minutes. */
export const DAY = 24 * 60;
export const YEAR = 366 * DAY;

/** Time passes, and the job runs on the day it leads to. */
export async function passesTo({ passes, deps }: World, minutes: number): Promise<number> {
  passes(minutes);
  return await applyRetention(deps);
}

export async function erased({ deps: { db } }: World, { id }: { id: string }): Promise<boolean> {
  const row = await db.selectFrom('users').select('erased_at').where('id', '=', id).executeTakeFirst();
  return row?.erased_at !== null;
}
