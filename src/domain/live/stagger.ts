const AT_ONCE_BELOW = 20;
const PER_SECOND = 100;
const LONGEST_MS = 2_000;

/**
 * When the socket at this place among so many hears what concerns them all. Each of them answers with a request: they
 * ask at once while they are few, then a hundred a second, and never more than two seconds later.
 */
export function staggerDelay(place: number, sockets: number): number {
  if (sockets < AT_ONCE_BELOW) return 0;
  const wholeMs = Math.min((sockets / PER_SECOND) * 1_000, LONGEST_MS);
  return Math.floor((place / sockets) * wholeMs);
}
