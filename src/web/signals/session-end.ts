/** Callbacks that end what runs for a person on any page and must not outlive their session. */
const running = new Set<() => void>();

/** Returns how to unregister it, for what ends earlier. */
export function endWithSession(end: () => void): () => void {
  running.add(end);
  return () => void running.delete(end);
}

export function endWhatRuns(): void {
  for (const end of [...running]) end();
}
