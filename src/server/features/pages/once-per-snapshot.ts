import type { SettingsSnapshot } from '#server/db/settings-reader.ts';

/** Remembers what was made from a state of the settings, as long as that state lasts. */
export function oncePerSnapshot<Made>() {
  const made = new WeakMap<SettingsSnapshot, Map<string, Promise<Made>>>();

  return async (snapshot: SettingsSnapshot, name: string, make: () => Promise<Made>): Promise<Made> => {
    const kept = made.get(snapshot) ?? new Map<string, Promise<Made>>();
    made.set(snapshot, kept);
    const known = kept.get(name);
    if (known) return await known;
    const making = make();
    kept.set(name, making);
    making.catch(() => kept.delete(name));
    return await making;
  };
}
