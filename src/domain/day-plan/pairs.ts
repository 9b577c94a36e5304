import { type DayRules, marginBetween, way } from './fit.ts';
import { roughRoadBetween } from './road.ts';
import { endOf, minutesBetween, type Stretch } from './stretch.ts';

/** Two requests of which a driver can take only one, and the minutes missing to take both. */
export type Pair = { first: string; second: string; missingMinutes: number };

/** Further apart than this, no road within a day is too long. */
const CLOSE_MINUTES = 4 * 60;
const MEASURED_PAIRS = 2;

type PairRules = Pick<DayRules, 'pauseMinutes' | 'road'>;

/** The pairs of requests that exclude each other, in order of departure. */
export function excludingPairs(
  requests: readonly Stretch[],
  { pauseMinutes, road = roughRoadBetween }: PairRules,
): Pair[] {
  const inOrder = byDeparture(requests);
  return inOrder.flatMap((first, index) =>
    closeAfter(first, inOrder.slice(index + 1)).flatMap((second) => {
      const { minutes } = marginBetween(first, second, { pauseMinutes, road });
      return minutes !== null && minutes < 0
        ? [{ first: first.id, second: second.id, missingMinutes: -minutes }]
        : [];
    }),
  );
}

/** The roads worth measuring: from each request to the next two, the most likely conflicts. */
export function roadsOfPairs(requests: readonly Stretch[]) {
  const inOrder = byDeparture(requests);
  return inOrder.flatMap(({ to, ...first }, index) =>
    closeAfter({ ...first, to }, inOrder.slice(index + 1))
      .slice(0, MEASURED_PAIRS)
      .flatMap(({ from }) => way(to, from)),
  );
}

/** Groups of requests that exclude one another, directly or through others; without a conflict, a group of one. */
export function groupsOf<Request extends { id: string }>(
  requests: readonly Request[],
  pairs: readonly Pair[],
): Request[][] {
  const groups = requests.map((request) => [request]);
  for (const { first, second } of pairs) {
    const one = groups.findIndex((group) => group.some(({ id }) => id === first));
    const other = groups.findIndex((group) => group.some(({ id }) => id === second));
    if (one < 0 || other < 0 || one === other) continue;
    const [kept, moved] = [Math.min(one, other), Math.max(one, other)];
    groups[kept]?.push(...groups.splice(moved, 1).flat());
  }
  return groups;
}

function byDeparture(requests: readonly Stretch[]): Stretch[] {
  return requests.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

function closeAfter(first: Stretch, later: readonly Stretch[]): Stretch[] {
  return later.filter(({ startsAt }) => minutesBetween(endOf(first), startsAt) < CLOSE_MINUTES);
}
