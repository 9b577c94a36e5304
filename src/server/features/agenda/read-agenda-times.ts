import type { RideDayQuery } from '#contract/rides/ride-queries.ts';
import type { AgendaTimesView } from '#contract/time/agenda.ts';
import { alwaysWorking } from '#domain/availability/hours.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { daysOffBetween, driverHours } from '#server/features/availability/index.ts';
import { busyTimesBetween } from '#server/features/calendars/index.ts';
import { daysAsked } from '#server/features/rides/index.ts';
import { basePoint } from '#server/features/roads/index.ts';

/** Hours, days off and busy times of a driver around the rides of these days. */
export async function readAgendaTimes(
  deps: Deps,
  { id }: UserRow,
  query: RideDayQuery,
): Promise<AgendaTimesView> {
  const { from, to } = daysAsked(deps, query);
  const [hours, daysOff, busyTimes] = await Promise.all([
    driverHours(deps.db, [id]),
    daysOffBetween(deps.db, [id], from, to),
    busyTimesBetween(deps.db, [id], from, to),
  ]);
  const { spans, pauseMinutes, base } = hours.get(id) ?? alwaysWorking;
  return {
    spans: spans && [...spans],
    pauseMinutes,
    base: await basePoint(deps, base),
    daysOff: daysOff.map(({ id: off, wholeDays, reason, ...time }) => ({
      id: off,
      ...textsOf(time),
      wholeDays,
      reason,
    })),
    busyTimes: busyTimes.map(textsOf),
  };
}

function textsOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
