const lasts = new WeakMap<object, Map<string, Promise<unknown>>>();

/** One after the other for each key of an instance, so that those who wait hold no connection to the database. */
export async function inTurnOf<Made>(
  instance: object,
  key: string,
  work: () => Promise<Made>,
): Promise<Made> {
  const last = lasts.get(instance) ?? new Map<string, Promise<unknown>>();
  lasts.set(instance, last);
  const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
  last.set(key, mine);
  try {
    return await mine;
  } finally {
    if (last.get(key) === mine) last.delete(key);
  }
}
