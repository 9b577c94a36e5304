/** A time that is taken: a ride with its way and its pause, a day off, something in the driver's own calendar. */
export type Taken = { from: Date; to: Date };

/** The steps at which free time can begin on the screen. */
export const STEP_MS = 30 * 60_000;

/** The free time around a moment, cut to the edges; undefined when the moment is taken. */
export function freeAround(taken: readonly Taken[], moment: Date, edges: Taken): Taken | undefined {
  if (moment < edges.from || moment >= edges.to) return undefined;
  if (taken.some(({ from, to }) => from <= moment && moment < to)) return undefined;
  const before = taken.filter(({ to }) => to <= moment).map(({ to }) => to.getTime());
  const after = taken.filter(({ from }) => from > moment).map(({ from }) => from.getTime());
  return {
    from: new Date(Math.max(edges.from.getTime(), ...before)),
    to: new Date(Math.min(edges.to.getTime(), ...after)),
  };
}

/** The nearest free half hour before or after a moment, the moment included; undefined when there is none. */
export function nearestFree(
  taken: readonly Taken[],
  moment: Date,
  edges: Taken,
  step: 1 | -1,
): Date | undefined {
  for (
    let at = moment.getTime();
    at >= edges.from.getTime() && at < edges.to.getTime();
    at += step * STEP_MS
  ) {
    const candidate = new Date(at);
    if (freeAround(taken, candidate, edges)) return candidate;
  }
  return undefined;
}
