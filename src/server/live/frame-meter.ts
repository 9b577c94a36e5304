const WINDOW_MS = 10_000;
const MOST = 40;

/** Counts the frames of one socket; false beyond the limit. */
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
