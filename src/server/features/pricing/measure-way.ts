import type { Places, Point, Road, RoadOptions } from '#server/ports/places.ts';

/** The road through all the points: a car that stops at each of them drives from one to the next. */
export async function measureWay(
  places: Places,
  points: readonly Point[],
  options: RoadOptions,
): Promise<Road | undefined> {
  const legs = await Promise.all(
    points.slice(1).map((to, index) => places.measure(points[index] ?? to, to, options)),
  );
  const [first, ...others] = legs;
  return first && others.reduce(joined, first);
}

function joined(way: Road, leg: Road): Road {
  return {
    km: way.km + leg.km,
    minutes: way.minutes + leg.minutes,
    path: [...way.path, ...leg.path.slice(1)],
    estimated: way.estimated || leg.estimated,
    isFallback: Boolean(way.isFallback || leg.isFallback),
    isApproximate: way.isApproximate || leg.isApproximate,
  };
}
