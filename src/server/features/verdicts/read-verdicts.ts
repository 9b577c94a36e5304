import type { VerdictsView, VerdictView } from '#contract/rides/verdicts.ts';
import { type DayRules, fitOf, roadsOfFit } from '#domain/day-plan/fit.ts';
import { excludingPairs, roadsOfPairs } from '#domain/day-plan/pairs.ts';
import { endOf, type Stretch } from '#domain/day-plan/stretch.ts';
import { isTaken, verdictOf } from '#domain/day-plan/verdict.ts';
import { type Cents, cents } from '#domain/money.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { type RideWithPeople, selectRides, slicesFor } from '#server/features/rides/index.ts';
import { knownRoads, type Way } from '#server/features/roads/index.ts';
import { readDriverDay, stretchOf } from './driver-day.ts';
import { presentVerdict } from './present-verdict.ts';
import { readWorkingDays } from './working-days.ts';

const MOST_REQUESTS = 40;
/** A page waits for a list, and reads it again when roads were still being measured. */
const LIST_WAIT_MS = 500;
const TRIP_WAIT_MS = 4_000;
const FAR_MS = 100 * 366 * 24 * 3_600_000;

/** 'Puis-je la prendre ?' for the soonest requests of a driver, and which two of them exclude each other. */
export async function readVerdicts(deps: Deps, driver: UserRow): Promise<VerdictsView> {
  const now = deps.clock();
  const requests = await openRequests(deps, driver, now);
  if (requests.length === 0) return { verdicts: [], pairs: [], provisional: false };
  const asked = requests.map((ride) => ({ ...stretchOf(ride, now), price: priceOf(ride) }));
  const { judge, rules, isWhole } = await judgeFor(deps, driver, asked, {
    furtherWays: roadsOfPairs(asked),
    waitMs: LIST_WAIT_MS,
  });
  const judged = asked.map((stretch) => ({ stretch, ...judge(stretch) }));

  return {
    verdicts: judged.map(({ stretch, view }) => ({ rideId: stretch.id, verdict: view })),
    pairs: excludingPairs(
      judged.filter(({ verdict }) => !isTaken(verdict)).map(({ stretch }) => stretch),
      rules,
    ),
    provisional: !isWhole,
  };
}

/** The same for one trip that is being ordered. */
export async function readTripVerdict(
  deps: Deps,
  driver: UserRow,
  asked: Stretch & { price: Cents | null },
): Promise<VerdictView> {
  const { judge } = await judgeFor(deps, driver, [asked], { furtherWays: [], waitMs: TRIP_WAIT_MS });
  return judge(asked).view;
}

type Asked = Stretch & { price: Cents | null };

/** Reads the driver's plan around these rides together with the roads to and from them. */
async function judgeFor(
  deps: Deps,
  driver: UserRow,
  asked: readonly Asked[],
  { furtherWays, waitMs }: { furtherWays: readonly Way[]; waitMs: number },
) {
  const moments = asked.map(({ startsAt }) => startsAt);
  const [day, working] = await Promise.all([
    readDriverDay(deps, driver, moments),
    readWorkingDays(deps, driver, moments),
  ]);
  const around = { plan: day.plan, base: working.base, pauseMinutes: working.pauseMinutes };
  const ways = [...asked.flatMap((stretch) => roadsOfFit(stretch, around)), ...furtherWays];
  const { road, isWhole } = await knownRoads(deps, ways, waitMs);
  const rules: DayRules = { ...around, road };

  const judge = (stretch: Asked) => {
    const fit = fitOf(stretch, rules);
    const verdict = verdictOf(fit, working.timeOf(stretch.startsAt, endOf(stretch)));
    const { pauseMinutes } = rules;
    const view = presentVerdict(day, { asked: stretch, fit, verdict, price: stretch.price, pauseMinutes });
    return { verdict, view };
  };
  return { judge, rules, isWhole };
}

async function openRequests({ db }: Deps, driver: UserRow, now: Date): Promise<RideWithPeople[]> {
  return await selectRides(db, {
    slices: slicesFor(driver, ['pending']),
    upcoming: true,
    limit: MOST_REQUESTS,
    between: { from: now, to: new Date(now.getTime() + FAR_MS) },
  }).execute();
}

/** Zero means no price yet: what an hour earns is unknown. */
function priceOf({ estimated_cents }: RideWithPeople): Cents | null {
  return estimated_cents === 0 ? null : cents(estimated_cents);
}
