/** The number of acceptances by waiting time in seconds; -1 where the booking time is unknown. */
export type Waits = ReadonlyMap<number, number>;

const UNKNOWN = -1;
const limitsInMinutes = [2, 5, 10, 30, 60] as const;

export function countAcceptances(waits: Waits): number {
  return sumOf([...waits]);
}

/** In seconds; null without an acceptance. With an even count, the mean of the two middle values. */
export function medianWait(waits: Waits): number | null {
  const ordered = known(waits).toSorted(([one], [other]) => one - other);
  const count = sumOf(ordered);
  if (count === 0) return null;
  return (nth(ordered, Math.floor((count - 1) / 2)) + nth(ordered, Math.ceil((count - 1) / 2))) / 2;
}

/** The number of rides per bucket: within each limit but not the one before, and above all limits. */
export function acceptanceTimes(waits: Waits): { underMinutes: number | null; rides: number }[] {
  const limits = [...limitsInMinutes, null];
  return limits.map((underMinutes, index) => {
    const [from, to] = [(limits[index - 1] ?? 0) * 60, (underMinutes ?? Number.POSITIVE_INFINITY) * 60];
    const within = known(waits).filter(([seconds]) => seconds >= from && seconds < to);
    return { underMinutes, rides: sumOf(within) };
  });
}

type Counted = readonly (readonly [seconds: number, count: number])[];

function known(waits: Waits): [number, number][] {
  return [...waits].filter(([seconds]) => seconds !== UNKNOWN);
}

function nth(ordered: Counted, position: number): number {
  let passed = 0;
  for (const [seconds, count] of ordered) {
    passed += count;
    if (passed > position) return seconds;
  }
  return 0;
}

function sumOf(counted: Counted): number {
  return counted.reduce((sum, [, count]) => sum + count, 0);
}
