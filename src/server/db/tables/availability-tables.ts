import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { WorkSpan } from '#domain/availability/hours.ts';

/** When a driver works; one without a row works always. */
type DriverHoursTable = {
  user_id: string;
  /** Null: always. */
  spans: JSONColumnType<WorkSpan[]> | null;
  notice_minutes: Generated<number>;
  horizon_days: Generated<number>;
  pause_minutes: Generated<number>;
  base_address: Generated<string>;
  base_lat: number | null;
  base_lng: number | null;
  instant: Generated<boolean>;
  instant_margin: Generated<number>;
  instant_shown: Generated<boolean>;
};

type DayOffTable = {
  id: string;
  user_id: string;
  starts_at: Date;
  ends_at: Date;
  whole_days: boolean;
  reason: Generated<string>;
};

export type AvailabilityTables = { driver_hours: DriverHoursTable; days_off: DayOffTable };
export type DriverHoursRow = Selectable<DriverHoursTable>;
export type DayOffRow = Selectable<DayOffTable>;
