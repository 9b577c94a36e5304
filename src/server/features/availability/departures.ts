import { gapsText, noDepartureText } from '#contract/sentences/departure-sentences.fr.ts';
import type { DeparturesView, TripQuery } from '#contract/trip/departures.ts';
import type { DriverPlan } from '#domain/availability/answer.ts';
import { departuresOf } from '#domain/availability/day-departures.ts';
import { clockOf, departureAt, type WantedTrip } from '#domain/availability/departure.ts';
import { MOST_DAYS, nearestMoments } from '#domain/availability/moments.ts';
import { knownPoint } from '#domain/geo/known-point.ts';
import { addDays, daysFrom, periodOf, startOfDay } from '#domain/time/calendar.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { Deps } from '#server/deps.ts';
import { readDriverPlans } from './driver-plans.ts';
import { askedNow } from './judge-departures.ts';

/** A hire is as long as it was ordered, wherever it begins and ends. */
export function tripIn({ fromLat, fromLng, toLat, toLng, minutes }: TripQuery): WantedTrip {
  return {
    from: knownPoint(fromLat, fromLng),
    to: knownPoint(toLat, toLng),
    minutes: minutes === undefined ? null : Number(minutes),
  };
}

/** The days of a month on which a departure is possible, by the rule that checks an order. */
export async function departuresIn(deps: Deps, month: string, trip: WantedTrip): Promise<DeparturesView> {
  const snapshot = await deps.settings.current();
  const now = deps.clock();
  const asked = askedNow(snapshot, now, trip);
  const { firstDay, lastDay, from, to } = periodOf('month', `${month}-01`);
  const drivers = await readDriverPlans(deps.pool, { from, to, now });
  const horizon = lastOpenDay(drivers, asked.today);
  const days = daysFrom(
    firstDay > asked.today ? firstDay : asked.today,
    lastDay < horizon ? lastDay : horizon,
  )
    .map((day) => departuresOf(day, drivers, asked))
    .filter(({ isPossible }) => isPossible)
    .map(({ day, halfHours, gaps }) => ({ day, hours: halfHours.map(clockOf), gaps: gapsText(gaps) }));
  const none =
    days.length > 0 || (await isAnyPossible(deps, trip)) ? null : noDepartureText(phoneIn(snapshot));
  return { today: asked.today, lastDay: horizon, days, none };
}

function phoneIn({ stored }: { stored: { contactPhone?: string } }): string {
  return stored.contactPhone ?? '';
}

/** The furthest horizon of any driver; a form shows a year at most. */
function lastOpenDay(drivers: readonly DriverPlan[], today: string): string {
  return addDays(today, Math.min(365, Math.max(0, ...drivers.map(({ hours }) => hours.horizonDays))));
}

async function isAnyPossible(deps: Deps, trip: WantedTrip): Promise<boolean> {
  const now = deps.clock();
  const asked = askedNow(await deps.settings.current(), now, trip);
  const to = startOfDay(addDays(parisTime(now).day, MOST_DAYS + 1));
  const drivers = await readDriverPlans(deps.pool, { from: now, to, now });
  return nearestMoments(departureAt(now), drivers, asked).length > 0;
}
