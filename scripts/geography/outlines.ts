import type { Commune, Shape, Sources, Topology } from './sources.ts';

type Position = [x: number, y: number];

/**
 * Lines and names of areas, on the grid of the source: `land` are closed lines around the whole, `lines` the borders
 * inside, each as a first point followed by steps; `names` are at the middle of their area, the largest town first.
 */
export type Outlines = {
  scale: [lng: number, lat: number];
  origin: [lng: number, lat: number];
  land: number[][];
  lines: number[][];
  names: [name: string, x: number, y: number][];
};

export function outlinesFrom(
  { arcs, transform, objects }: Topology,
  { communes }: Pick<Sources, 'communes'> = { communes: [] },
): Outlines {
  const shapes = Object.values(objects).flatMap(({ geometries }) => geometries);
  const rings = shapes.flatMap(ringsOf);
  const uses = countUses(rings);
  const isOuter = (arc: number) => uses.get(indexOf(arc)) === 1;
  const today = todayByCode(communes);
  const sizeOf = ({ properties }: Shape) => today.get(properties.code)?.population ?? 0;
  const nameOf = ({ properties }: Shape) => today.get(properties.code)?.nom ?? properties.nom;
  const bySize = shapes.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return {
    scale: transform.scale,
    origin: transform.translate,
    land: closedLines(rings.flat().filter(isOuter), arcs).map(steps),
    lines: arcs.filter((_, index) => uses.get(index) === 2).map((arc) => arc.flat()),
    names: bySize.map((shape) => [nameOf(shape).replaceAll("'", '’'), ...middleOf(shape, arcs)]),
  };
}

/** Of the communes as they are today: a part of a merged one may have the code of the whole, and has no inhabitants. */
function todayByCode(communes: Commune[]): Map<string, Commune> {
  return new Map(communes.filter(({ population }) => population).map((commune) => [commune.code, commune]));
}

function ringsOf(shape: Shape): number[][] {
  return shape.type === 'Polygon' ? shape.arcs : shape.arcs.flat();
}

/** A negative number is the arc of its complement, backwards. */
function indexOf(arc: number): number {
  return arc < 0 ? ~arc : arc;
}

function countUses(rings: number[][]): Map<number, number> {
  const uses = new Map<number, number>();
  for (const arc of rings.flat()) uses.set(indexOf(arc), (uses.get(indexOf(arc)) ?? 0) + 1);
  return uses;
}

function pointsOf(arc: number, arcs: Position[][]): Position[] {
  let [x, y] = [0, 0];
  const points = (arcs[indexOf(arc)] ?? []).map(([dx, dy]): Position => {
    x += dx;
    y += dy;
    return [x, y];
  });
  return arc < 0 ? points.toReversed() : points;
}

/** Joins arcs end to end until each line comes back to its beginning. */
function closedLines(outer: number[], arcs: Position[][]): Position[][] {
  const open = new Map(outer.map((arc) => [String(pointsOf(arc, arcs)[0]), pointsOf(arc, arcs)]));
  const closed: Position[][] = [];
  for (const [start, points] of open) {
    open.delete(start);
    const line = [...points];
    for (let next = open.get(String(line.at(-1))); next; next = open.get(String(line.at(-1)))) {
      open.delete(String(line.at(-1)));
      line.push(...next.slice(1));
    }
    closed.push(line);
  }
  return closed;
}

function steps(points: Position[]): number[] {
  return points.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
}

/** The centre of gravity of the largest ring. */
function middleOf(shape: Shape, arcs: Position[][]): Position {
  const rings = ringsOf(shape).map((ring) => ring.flatMap((arc) => pointsOf(arc, arcs)));
  const [largest] = rings.map(gravity).toSorted((one, other) => Math.abs(other.area) - Math.abs(one.area));
  return [Math.round(largest?.x ?? 0), Math.round(largest?.y ?? 0)];
}

function gravity(ring: Position[]) {
  let [area, sumX, sumY] = [0, 0, 0];
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    const cross = x * nextY - nextX * y;
    area += cross / 2;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  });
  return { area, x: sumX / (6 * area), y: sumY / (6 * area) };
}
