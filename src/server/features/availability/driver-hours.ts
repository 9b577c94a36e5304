import { sql } from 'kysely';
import { alwaysWorking, type DayOff, type DriverHours } from '#domain/availability/hours.ts';
import { knownPoint } from '#domain/geo/known-point.ts';
import type { Db } from '#server/db/schema.ts';
import type { DayOffRow, DriverHoursRow } from '#server/db/tables/availability-tables.ts';

/** The hours of these drivers by their id; who said nothing works always. */
export async function driverHours(db: Db, driverIds: readonly string[]): Promise<Map<string, DriverHours>> {
  const rows = await db
    .selectFrom('driver_hours')
    .selectAll()
    .where(sql<boolean>`user_id = any(${driverIds}::uuid[])`)
    .execute();
  const known = new Map(rows.map((row) => [row.user_id, hoursIn(row)]));
  return new Map(driverIds.map((id) => [id, known.get(id) ?? alwaysWorking]));
}

/** What these drivers take off between two moments, in order. */
export async function daysOffBetween(
  db: Db,
  driverIds: readonly string[],
  from: Date,
  to: Date,
): Promise<(DayOff & { driverId: string })[]> {
  const rows = await db
    .selectFrom('days_off')
    .selectAll()
    .where(sql<boolean>`user_id = any(${driverIds}::uuid[])`)
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => ({ driverId: row.user_id, ...dayOffIn(row) }));
}

function hoursIn(row: DriverHoursRow): DriverHours {
  return {
    spans: row.spans,
    noticeMinutes: row.notice_minutes,
    horizonDays: row.horizon_days,
    pauseMinutes: row.pause_minutes,
    base: row.base_address
      ? { address: row.base_address, point: knownPoint(row.base_lat, row.base_lng) }
      : null,
    instant: row.instant,
    instantMargin: row.instant_margin,
  };
}

function dayOffIn({ id, starts_at, ends_at, whole_days, reason }: DayOffRow): DayOff {
  return { id, startsAt: starts_at, endsAt: ends_at, wholeDays: whole_days, reason };
}
