const MOST_OPEN_REQUESTS = 5;

/** A client without a completed ride may have only a few open requests at a time. */
export function openRequestLimit(hasCompletedRide: boolean): number {
  return hasCompletedRide ? Number.POSITIVE_INFINITY : MOST_OPEN_REQUESTS;
}
