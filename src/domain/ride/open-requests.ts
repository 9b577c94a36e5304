const MOST_OPEN_REQUESTS = 5;

/** Until a first ride took place a client is a stranger, who may send a few requests and then awaits an answer. */
export function openRequestLimit(hasCompletedRide: boolean): number {
  return hasCompletedRide ? Number.POSITIVE_INFINITY : MOST_OPEN_REQUESTS;
}
