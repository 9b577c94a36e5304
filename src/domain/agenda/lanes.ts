import type { Stretch } from './hour-rows.ts';

/** The column of an item and the number of columns beside each other. */
export type Lane = { lane: number; lanes: number };

/**
 * Puts items that would overlap side by side. `least` is the minimum drawn height in rows: two short rides close
 * together would cover each other although their times do not overlap. Keeps the given order.
 */
export function lanesOf(stretches: readonly Stretch[], least: number): Lane[] {
  const lanes = new Map<Stretch, Lane>();
  for (const group of groupsOf(stretches, least)) {
    const ends: number[] = [];
    const placed = group.map((stretch) => {
      const free = ends.findIndex((end) => end <= stretch.at);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = endOf(stretch, least);
      return { stretch, lane };
    });
    for (const { stretch, lane } of placed) lanes.set(stretch, { lane, lanes: ends.length });
  }
  return stretches.map((stretch) => lanes.get(stretch) ?? { lane: 0, lanes: 1 });
}

/** Groups of items that overlap, directly or through others, from the top. */
function groupsOf(stretches: readonly Stretch[], least: number): Stretch[][] {
  const groups: Stretch[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const stretch of stretches.toSorted((one, other) => one.at - other.at)) {
    if (stretch.at >= end) groups.push([]);
    groups.at(-1)?.push(stretch);
    end = Math.max(end, endOf(stretch, least));
  }
  return groups;
}

function endOf({ at, rows }: Stretch, least: number): number {
  return at + Math.max(rows, least);
}
