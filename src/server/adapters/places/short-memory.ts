export type MemoryOptions = { most: number; lifeMs: number; clock: () => Date };

/** Caches the latest answers for a while; concurrent equal requests share one call. */
export function shortMemory<Answer>({ most, lifeMs, clock }: MemoryOptions) {
  const kept = new Map<string, { answer: Answer; at: number }>();
  const awaited = new Map<string, Promise<Answer>>();

  function fresh(key: string) {
    const entry = kept.get(key);
    const age = entry ? clock().getTime() - entry.at : lifeMs;
    kept.delete(key);
    if (!entry || age < 0 || age >= lifeMs) return undefined;
    kept.set(key, entry);
    return entry;
  }

  function keep(key: string, answer: Answer): void {
    kept.set(key, { answer, at: clock().getTime() });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  }

  async function find(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = await ask();
    keep(key, answer);
    return answer;
  }

  function share(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = find(key, ask).finally(() => awaited.delete(key));
    awaited.set(key, answer);
    return answer;
  }

  return async (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const entry = fresh(key);
    if (entry) return entry.answer;
    return await (awaited.get(key) ?? share(key, ask));
  };
}
