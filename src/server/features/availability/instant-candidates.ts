import { departureAt } from '#domain/availability/departure.ts';
import { type InstantMargin, instantMargin } from '#domain/availability/instant.ts';
import { roadsOfFit } from '#domain/day-plan/fit.ts';
import type { RoadBetween } from '#domain/day-plan/road.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { knownRoads } from '#server/features/roads/index.ts';
import { type PlanOfDriver, readDriverPlans } from './driver-plans.ts';
import { askedNow, type WantedDeparture } from './judge-departures.ts';

/** A client waits for the answer; the rough road replaces what was not measured in time, or is new since then. */
const WAIT_MS = 4_000;

export type Candidate = { driverId: string; road: RoadBetween };

/**
 * The drivers for whom the platform may accept this ride by these plans, most free time first. Real roads are fetched
 * here, before anything is locked.
 */
export async function instantCandidates(
  deps: Deps,
  { at, trip }: WantedDeparture,
  plans: readonly PlanOfDriver[],
): Promise<Candidate[]> {
  const asked = askedNow(await deps.settings.current(), deps.clock(), trip);
  const likely = plans.filter((driver) => instantMargin(departureAt(at), driver, asked));
  const wanted = { kind: 'ride' as const, id: '', startsAt: at, ...trip };
  const ways = likely.flatMap(({ plan, hours: { pauseMinutes } }) =>
    roadsOfFit(wanted, { plan, base: null, pauseMinutes }),
  );
  const { road } = await knownRoads(deps, ways, WAIT_MS);
  return likely
    .map((driver) => ({
      driverId: driver.driverId,
      road,
      margin: instantMargin(departureAt(at), driver, asked, road),
    }))
    .filter(({ margin }) => margin !== undefined)
    .toSorted((one, other) => timeOf(other.margin) - timeOf(one.margin));
}

function timeOf(margin: InstantMargin | undefined): number {
  return margin?.minutes ?? Number.POSITIVE_INFINITY;
}

/** With the driver locked: by the plan as it is now, and the roads that were fetched. */
export async function marginUnderLock(
  deps: Deps,
  trx: Db,
  { driverId, road }: Candidate,
  { at, trip }: WantedDeparture,
): Promise<{ driver: UserRow; margin: InstantMargin } | undefined> {
  const driver = await trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', driverId)
    .forUpdate()
    .executeTakeFirst();
  const now = deps.clock();
  const asked = askedNow(await deps.settings.current(), now, trip);
  const [plan] = await readDriverPlans(trx, { from: at, to: at, now, driverId });
  const margin = plan && instantMargin(departureAt(at), plan, asked, road);
  return driver && margin && { driver, margin };
}
