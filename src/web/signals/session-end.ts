/** What runs for a person, whatever page is open, and must not outlive their session. */
const running = new Set<() => void>();

/** Answers how to take it back, for what has ended before. */
export function endWithSession(end: () => void): () => void {
  running.add(end);
  return () => void running.delete(end);
}

export function endWhatRuns(): void {
  for (const end of [...running]) end();
}
