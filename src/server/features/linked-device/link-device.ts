import { announceChange } from '#server/db/announce-change.ts';
import type { Deps } from '#server/deps.ts';
import { stopWanting } from './device-repository.ts';

/** The first instance that receives it opens the connection and shows the code. */
export async function linkDevice({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db
    .updateTable('linked_device')
    .set({ wanted: true, state: 'connecting', code: null, phone: null, changed_at: clock() })
    .where('wanted', '=', false)
    .execute();
  await announceChange(db, 'device_wanted');
}

/** The instance that holds the device ends the link and erases its keys. */
export async function unlinkDevice({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await stopWanting(db, clock());
  await announceChange(db, 'device_wanted');
}
