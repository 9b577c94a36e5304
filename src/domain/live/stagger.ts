const AT_ONCE_BELOW = 20;
const PER_SECOND = 100;
const LONGEST_MS = 2_000;

/**
 * How long to delay a broadcast for the socket at this place. Each browser answers a broadcast with a request: below
 * twenty sockets all at once, above that a hundred a second, but never more than two seconds later.
 */
export function staggerDelay(place: number, sockets: number): number {
  if (sockets < AT_ONCE_BELOW) return 0;
  const wholeMs = Math.min((sockets / PER_SECOND) * 1_000, LONGEST_MS);
  return Math.floor((place / sockets) * wholeMs);
}
