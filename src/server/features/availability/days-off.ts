import { BAD_DAY_OFF } from '#contract/sentences/hours-sentences.fr.ts';
import type { DayOffView } from '#contract/time/hours.ts';
import { entersTimeOff, type TypedDayOff, timeOff } from '#domain/availability/day-off.ts';
import type { DayOff } from '#domain/availability/hours.ts';
import { arrivalTime } from '#domain/ride/schedule.ts';
import type { UserRow } from '#server/db/schema.ts';
import { isUuid, newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { daysOffBetween } from './driver-hours.ts';
import { hoursChanged } from './hours-changed.ts';

const MOST = 200;
const LONGEST_RIDE_MS = 24 * 3_600_000;

/** Kept whatever it covers: rides that were accepted stay, and are named. */
export async function addDayOff(
  deps: Deps,
  driver: UserRow,
  { reason = '', ...typed }: TypedDayOff & { reason?: string | undefined },
): Promise<DayOffView> {
  const off = timeOff(typed);
  if (!off || off.endsAt <= deps.clock()) throw new AppError('invalid_request', { message: BAD_DAY_OFF });
  if ((await readDaysOff(deps, driver)).length >= MOST) throw new AppError('too_many_days_off');
  const dayOff = { id: newId(deps.clock().getTime()), ...off, reason };
  await deps.db
    .insertInto('days_off')
    .values({
      id: dayOff.id,
      user_id: driver.id,
      starts_at: off.startsAt,
      ends_at: off.endsAt,
      whole_days: off.wholeDays,
      reason,
    })
    .execute();
  await hoursChanged(deps);
  const [view] = await withRides(deps, driver, [dayOff]);
  return view ?? { ...dayOff, ...momentsOf(dayOff), rides: [] };
}

export async function removeDayOff(deps: Deps, driver: UserRow, id: string): Promise<void> {
  if (!isUuid(id)) throw new AppError('day_off_not_found');
  const { numDeletedRows } = await deps.db
    .deleteFrom('days_off')
    .where('id', '=', id)
    .where('user_id', '=', driver.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('day_off_not_found');
  await hoursChanged(deps);
}

/** Those that are not over, with the rides that were accepted in them. */
export async function readDaysOff(deps: Deps, driver: UserRow): Promise<DayOffView[]> {
  const end = new Date('9999-12-31T00:00:00Z');
  return await withRides(deps, driver, await daysOffBetween(deps.db, [driver.id], deps.clock(), end));
}

async function withRides({ db }: Deps, driver: UserRow, daysOff: readonly DayOff[]): Promise<DayOffView[]> {
  const [first] = daysOff;
  if (!first) return [];
  const last = Math.max(...daysOff.map(({ endsAt }) => endsAt.getTime()));
  const rides = await db
    .selectFrom('rides')
    .innerJoin('users', 'users.id', 'rides.client_id')
    .select(['rides.id', 'number', 'scheduled_at', 'duration_minutes', 'first_name', 'last_name'])
    .where('driver_id', '=', driver.id)
    .where('status', '=', 'accepted')
    .where('scheduled_at', '>=', new Date(first.startsAt.getTime() - LONGEST_RIDE_MS))
    .where('scheduled_at', '<', new Date(last))
    .orderBy('scheduled_at')
    .execute();
  return daysOff.map((off) => ({
    ...off,
    ...momentsOf(off),
    rides: rides
      .filter((ride) =>
        entersTimeOff(off, ride.scheduled_at, arrivalTime(ride.scheduled_at, ride.duration_minutes ?? 0)),
      )
      .map((ride) => ({
        id: ride.id,
        number: Number(ride.number),
        scheduledAt: ride.scheduled_at.toISOString(),
        clientName: `${ride.first_name} ${ride.last_name}`.trim(),
      })),
  }));
}

function momentsOf({ startsAt, endsAt }: DayOff) {
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
