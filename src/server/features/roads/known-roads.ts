import { sql } from 'kysely';
import { type Road, type RoadBetween, roughRoadBetween } from '#domain/day-plan/road.ts';
import type { Point } from '#domain/geo/great-circle.ts';
import type { Deps } from '#server/deps.ts';

export type Way = { from: Point; to: Point };
type Ends = [fromLat: number, fromLng: number, toLat: number, toLng: number];

/** So many are measured for one answer; those beyond are estimated this time. */
const MOST_MEASURED = 48;
const AT_ONCE = 8;
/** In ten thousandths of a degree: some ten metres. */
const FINENESS = 10_000;

/**
 * The roads of these ways: from the cache that all instances share, else measured and cached. Rough where that fails or
 * takes too long; then `isWhole` is false, and roads that are measured later serve the next answer.
 */
export async function knownRoads(
  deps: Deps,
  ways: readonly Way[],
  waitMs: number,
): Promise<{ road: RoadBetween; isWhole: boolean }> {
  const wanted = new Map(ways.map((way) => [keyOf(endsOf(way)), way]));
  const roads = await remembered(deps, [...wanted.values()]);
  const missing = [...wanted].filter(([key]) => !roads.has(key)).slice(0, MOST_MEASURED);
  const isWhole = await isDoneWithin(waitMs, measureAll(deps, missing, roads));

  const known = new Map(roads);
  return {
    road: (from, to) => known.get(keyOf(endsOf({ from, to }))) ?? roughRoadBetween(from, to),
    isWhole,
  };
}

/** A failed write is ignored: the road is measured again next time. */
async function isDoneWithin(waitMs: number, work: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), waitMs);
  });
  const isDone = await Promise.race([work.then(() => true).catch(() => true), isLate]);
  clearTimeout(timer);
  return isDone;
}

async function remembered({ db }: Deps, ways: readonly Way[]): Promise<Map<string, Road>> {
  if (ways.length === 0) return new Map();
  const [fromLats, fromLngs, toLats, toLngs] = columnsOf(ways.map(endsOf));
  const found = await db
    .selectFrom('measured_roads')
    .select(['from_lat', 'from_lng', 'to_lat', 'to_lng', 'km', 'minutes'])
    .where(
      sql<boolean>`(from_lat, from_lng, to_lat, to_lng) in (
        select * from unnest(${fromLats}::int[], ${fromLngs}::int[], ${toLats}::int[], ${toLngs}::int[]))`,
    )
    .execute();
  return new Map(
    found.map(({ from_lat, from_lng, to_lat, to_lng, km, minutes }) => [
      keyOf([from_lat, from_lng, to_lat, to_lng]),
      { km, minutes, isEstimated: false },
    ]),
  );
}

type Measured = { ends: Ends; road: Road };

/** Each is added to `roads` as it comes. */
async function measureAll(
  deps: Deps,
  missing: readonly (readonly [string, Way])[],
  roads: Map<string, Road>,
): Promise<void> {
  const waiting = [...missing];
  const done: Measured[] = [];
  const measureNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, way] = next;
      const road = await measured(deps, way);
      roads.set(key, road);
      done.push({ ends: endsOf(way), road });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, measureNext));
  await remember(deps, done);
}

async function measured({ places }: Deps, { from, to }: Way): Promise<Road> {
  const road = await places.measure(from, to).catch(() => undefined);
  if (!road) return roughRoadBetween(from, to);
  return { km: road.km, minutes: road.minutes, isEstimated: road.estimated };
}

/** An estimate is not worth remembering: the service may be back for the next answer. */
async function remember({ db, clock }: Deps, measured: readonly Measured[]): Promise<void> {
  const kept = measured.filter(({ road }) => !road.isEstimated);
  if (kept.length === 0) return;
  const [fromLats, fromLngs, toLats, toLngs] = columnsOf(kept.map(({ ends }) => ends));
  const [kms, minutes] = [kept.map(({ road }) => road.km), kept.map(({ road }) => Math.ceil(road.minutes))];
  await sql`
    insert into measured_roads (from_lat, from_lng, to_lat, to_lng, km, minutes, measured_at)
    select *, ${clock()} from unnest(${fromLats}::int[], ${fromLngs}::int[], ${toLats}::int[], ${toLngs}::int[],
      ${kms}::float8[], ${minutes}::int[])
    on conflict do nothing`.execute(db);
}

function endsOf({ from, to }: Way): Ends {
  const [fromLat = 0, fromLng = 0, toLat = 0, toLng = 0] = [from.lat, from.lng, to.lat, to.lng].map(
    (degrees) => Math.round(degrees * FINENESS),
  );
  return [fromLat, fromLng, toLat, toLng];
}

function keyOf(ends: Ends): string {
  return ends.join();
}

function columnsOf(ends: readonly Ends[]): number[][] {
  return [0, 1, 2, 3].map((column) => ends.map((one) => one[column] ?? 0));
}
