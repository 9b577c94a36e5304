import type { SettingsSnapshot } from '#server/db/settings-reader.ts';

/** Remembers what was made from a state of the settings, as long as that state lasts. */
export function oncePerSnapshot<Made>() {
  const making = new WeakMap<SettingsSnapshot, Map<string, Promise<Made>>>();
  const made = new WeakMap<SettingsSnapshot, Map<string, Made>>();

  async function once(snapshot: SettingsSnapshot, name: string, make: () => Promise<Made>): Promise<Made> {
    const begun = mapIn(making, snapshot);
    const known = begun.get(name);
    if (known) return await known;
    const mine = make();
    begun.set(name, mine);
    mine.then(
      (result) => mapIn(made, snapshot).set(name, result),
      () => begun.delete(name),
    );
    return await mine;
  }

  return {
    once,
    /** What is already made, without a wait. */
    atHand: (snapshot: SettingsSnapshot, name: string): Made | undefined => made.get(snapshot)?.get(name),
  };
}

function mapIn<Value>(
  maps: WeakMap<SettingsSnapshot, Map<string, Value>>,
  snapshot: SettingsSnapshot,
): Map<string, Value> {
  const map = maps.get(snapshot) ?? new Map<string, Value>();
  maps.set(snapshot, map);
  return map;
}
