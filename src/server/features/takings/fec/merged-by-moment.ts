export type Dated<Value> = { at: Date; value: Value };

/** Merges ordered sequences into one. Events of the same moment come in the order of the sequences. */
export async function* mergedByMoment<Value>(
  sources: readonly AsyncGenerator<Dated<Value>>[],
): AsyncGenerator<Value> {
  const heads = await Promise.all(sources.map(async (source) => ({ source, next: await source.next() })));
  for (;;) {
    const [first] = heads
      .filter(({ next }) => next.done !== true)
      .toSorted((one, other) => one.next.value.at.getTime() - other.next.value.at.getTime());
    if (!first) return;
    yield first.next.value.value;
    first.next = await first.source.next();
  }
}
