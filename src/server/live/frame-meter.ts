const WINDOW_MS = 10_000;
const MOST = 40;

/** Counts what one socket says; true while it keeps within what a person could mean. */
export function frameMeter(clock: () => Date): () => boolean {
  let began = 0;
  let count = 0;
  return () => {
    const now = clock().getTime();
    if (now - began > WINDOW_MS) {
      began = now;
      count = 0;
    }
    count += 1;
    return count <= MOST;
  };
}
