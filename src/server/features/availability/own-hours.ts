import { BAD_SPANS } from '#contract/sentences/hours-sentences.fr.ts';
import type { Hours, HoursView } from '#contract/time/hours.ts';
import { MOST_SPANS_A_DAY, type WorkSpan } from '#domain/availability/hours.ts';
import { knownPoint } from '#domain/geo/known-point.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { DriverHoursRow } from '#server/db/tables/availability-tables.ts';
import type { Deps } from '#server/deps.ts';
import { basePoint } from '#server/features/roads/index.ts';
import { AppError } from '#server/http/errors.ts';
import { readDaysOff } from './days-off.ts';
import { hoursChanged } from './hours-changed.ts';
import { outsideIn } from './judge-departures.ts';

export async function readOwnHours(deps: Deps, driver: UserRow): Promise<HoursView> {
  const row = await deps.db
    .selectFrom('driver_hours')
    .selectAll()
    .where('user_id', '=', driver.id)
    .executeTakeFirst();
  return {
    hours: row ? presentHours(row) : null,
    daysOff: await readDaysOff(deps, driver),
    outside: outsideIn(await deps.settings.current()),
  };
}

export async function saveOwnHours(deps: Deps, driver: UserRow, hours: Hours): Promise<void> {
  if (hours.spans && isCrowded(hours.spans)) throw new AppError('invalid_request', { message: BAD_SPANS });
  const columns = {
    spans: hours.spans && JSON.stringify(inOrder(hours.spans)),
    notice_minutes: hours.noticeMinutes,
    horizon_days: hours.horizonDays,
    pause_minutes: hours.pauseMinutes,
    ...(hours.base === undefined ? {} : await baseColumns(deps, hours.base)),
  };
  await deps.db
    .insertInto('driver_hours')
    .values({ user_id: driver.id, ...columns })
    .onConflict((known) => known.column('user_id').doUpdateSet(columns))
    .execute();
  await hoursChanged(deps);
}

/** What was typed and not chosen, or chosen from a list without coordinates, is found now and not at each reading. */
async function baseColumns(deps: Deps, base: Hours['base']) {
  if (!base) return { base_address: '', base_lat: null, base_lng: null };
  const { address, lat, lng } = base;
  const point = await basePoint(deps, { address, point: knownPoint(lat, lng) });
  return { base_address: address, base_lat: point?.lat ?? null, base_lng: point?.lng ?? null };
}

function isCrowded(spans: readonly WorkSpan[]): boolean {
  return [1, 2, 3, 4, 5, 6, 7].some(
    (day) => spans.filter(({ weekday }) => weekday === day).length > MOST_SPANS_A_DAY,
  );
}

function inOrder(spans: readonly WorkSpan[]): WorkSpan[] {
  return spans.toSorted((one, other) => one.weekday - other.weekday || one.from - other.from);
}

function presentHours(row: DriverHoursRow): HoursView['hours'] {
  return {
    spans: row.spans,
    noticeMinutes: row.notice_minutes,
    horizonDays: row.horizon_days,
    pauseMinutes: row.pause_minutes,
    base: row.base_address ? { address: row.base_address, lat: row.base_lat, lng: row.base_lng } : null,
  };
}
