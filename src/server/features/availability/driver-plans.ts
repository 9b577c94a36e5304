import type { DriverPlan, Off } from '#domain/availability/answer.ts';
import { alwaysWorking, type WorkSpan } from '#domain/availability/hours.ts';
import { busyStretch, rideStretch } from '#domain/day-plan/stretch.ts';
import { knownPoint } from '#domain/geo/known-point.ts';
import { ableDriverSql } from '#server/db/able-driver.ts';
import type { AnnouncingPool } from '#server/db/announcing-pool.ts';
import { namedQuery } from '#server/db/named-query.ts';
import type { Db } from '#server/db/schema.ts';

export type PlanOfDriver = DriverPlan & {
  driverId: string;
  isActive: boolean;
  instant: boolean;
  instantMargin: number;
};

type Row = {
  id: string;
  has_hours: boolean;
  spans: WorkSpan[] | null;
  notice_minutes: number;
  horizon_days: number;
  pause_minutes: number;
  instant: boolean | null;
  instant_margin: number | null;
  is_active: boolean;
  days_off: { starts_at: string; ends_at: string; whole_days: boolean }[];
  rides: PlannedRow[];
  busy: { starts_at: string; ends_at: string }[];
};

type PlannedRow = {
  id: string;
  status: 'accepted' | 'in_progress';
  scheduled_at: string;
  started_at: string | null;
  duration_minutes: number;
  hire_hours: number | null;
  pickup_lat: number | null;
  pickup_lng: number | null;
  destination_lat: number | null;
  destination_lng: number | null;
};

/** Everything that decides about a moment, in one read. A ride that began a day before may still be under way. */
const find = namedQuery<Row>(
  'driver-plans',
  `select users.id, hours.user_id is not null as has_hours, hours.spans, hours.notice_minutes, hours.horizon_days,
     hours.pause_minutes, hours.instant, hours.instant_margin,
     coalesce(profile.is_active, false) as is_active,
     (select coalesce(jsonb_agg(jsonb_build_object('starts_at', starts_at, 'ends_at', ends_at, 'whole_days', whole_days)
        order by starts_at), '[]') from days_off
      where days_off.user_id = users.id and ends_at > $1 and starts_at < $2::timestamptz + interval '1 day') as days_off,
     (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'status', status, 'scheduled_at', scheduled_at,
        'started_at', started_at, 'duration_minutes', duration_minutes, 'hire_hours', hire_hours, 'pickup_lat', pickup_lat,
        'pickup_lng', pickup_lng, 'destination_lat', destination_lat, 'destination_lng', destination_lng)), '[]')
      from rides where driver_id = users.id and status in ('accepted', 'in_progress')
        and scheduled_at > $1::timestamptz - interval '2 days' and scheduled_at < $2::timestamptz + interval '2 days') as rides,
     (select coalesce(jsonb_agg(jsonb_build_object('starts_at', starts_at, 'ends_at', ends_at)), '[]') from busy_times
      where busy_times.user_id = users.id and ends_at > $1::timestamptz - interval '2 days'
        and starts_at < $2::timestamptz + interval '2 days') as busy
   from users
   left join driver_hours hours on hours.user_id = users.id
   left join driver_profiles profile on profile.user_id = users.id
   where ${ableDriverSql('users')} and ($3::uuid is null or users.id = $3)
   order by users.id`,
);

type Range = { from: Date; to: Date; now: Date; driverId?: string };

/** The plans of all drivers who may drive, or of one, between two moments. */
export async function readDriverPlans(
  on: Db | AnnouncingPool,
  { from, to, now, driverId }: Range,
): Promise<PlanOfDriver[]> {
  return (await find(on, from, to, driverId ?? null)).map((row) => planIn(row, now));
}

function planIn(row: Row, now: Date): PlanOfDriver {
  return {
    driverId: row.id,
    isActive: row.is_active,
    instant: row.instant ?? false,
    instantMargin: row.instant_margin ?? alwaysWorking.instantMargin,
    hours: row.has_hours
      ? {
          spans: row.spans,
          noticeMinutes: row.notice_minutes,
          horizonDays: row.horizon_days,
          pauseMinutes: row.pause_minutes,
        }
      : alwaysWorking,
    daysOff: row.days_off.map(offIn),
    plan: [...row.rides.map((ride) => stretchIn(ride, now)), ...row.busy.map(busyIn)],
  };
}

function offIn({ starts_at, ends_at, whole_days }: Row['days_off'][number]): Off {
  return { startsAt: new Date(starts_at), endsAt: new Date(ends_at), wholeDays: whole_days };
}

function stretchIn(ride: PlannedRow, now: Date) {
  const from = knownPoint(ride.pickup_lat, ride.pickup_lng);
  const to = knownPoint(ride.destination_lat, ride.destination_lng);
  return rideStretch(
    {
      id: ride.id,
      status: ride.status,
      scheduledAt: new Date(ride.scheduled_at),
      startedAt: ride.started_at === null ? null : new Date(ride.started_at),
      endedAt: null,
      minutes: (from && to) || ride.hire_hours !== null ? ride.duration_minutes : null,
      from,
      to,
    },
    now,
  );
}

function busyIn({ starts_at, ends_at }: Row['busy'][number], index: number) {
  return busyStretch({ id: `busy-${index}`, startsAt: new Date(starts_at), endsAt: new Date(ends_at) });
}
