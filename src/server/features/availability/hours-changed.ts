import { announceChange } from '#server/db/announce-change.ts';
import { SETTINGS_CHANGED } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';

/** Every instance caches with the settings whether any driver has hours. */
export async function hoursChanged({ db, settings }: Deps): Promise<void> {
  await announceChange(db, SETTINGS_CHANGED);
  settings.forget();
}
