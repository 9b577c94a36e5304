import { entersTimeOff } from '#domain/availability/day-off.ts';
import { departureAt } from '#domain/availability/departure.ts';
import { alwaysWorking, type DriverHours } from '#domain/availability/hours.ts';
import { isWorking, minutesWorked } from '#domain/availability/work-hours.ts';
import type { WorkingTime } from '#domain/day-plan/verdict.ts';
import type { Point } from '#domain/geo/great-circle.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { daysOffBetween, driverHours } from '#server/features/availability/index.ts';
import { basePoint } from '#server/features/roads/index.ts';

const DAY_MS = 24 * 3_600_000;

/** When and from where a driver works. */
export type WorkingDays = {
  pauseMinutes: number;
  base: Point | null;
  timeOf: (from: Date, to: Date) => WorkingTime;
};

export async function readWorkingDays(
  deps: Deps,
  driver: UserRow,
  moments: readonly Date[],
): Promise<WorkingDays> {
  const times = moments.map((moment) => moment.getTime());
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times) + DAY_MS)];
  const [known, daysOff] = await Promise.all([
    driverHours(deps.db, [driver.id]),
    daysOffBetween(deps.db, [driver.id], first, last),
  ]);
  const hours = known.get(driver.id) ?? alwaysWorking;
  return {
    pauseMinutes: hours.pauseMinutes,
    base: await basePoint(deps, hours.base),
    timeOf: (from, to) => ({
      isDayOff: daysOff.some((off) => entersTimeOff(off, from, to)),
      isOutsideHours: !isInHours(hours, from),
    }),
  };
}

function isInHours({ spans }: DriverHours, at: Date): boolean {
  const { day, minute } = departureAt(at);
  return isWorking(minutesWorked(spans, day), minute);
}
