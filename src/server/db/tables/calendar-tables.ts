import type { Generated } from 'kysely';
import type { CalendarFailure } from '#domain/calendar/calendar-failure.ts';

/** The secret address where a user's calendar reads their rides. */
export type CalendarFeedTable = {
  user_id: string;
  generation: Generated<number>;
  token_hash: Buffer;
  created_at: Date;
  revoked_at: Date | null;
  read_at: Date | null;
};

/** A driver's own calendar, read in as busy times; the address is sealed. */
export type OwnCalendarTable = {
  user_id: string;
  address: string;
  etag: string | null;
  next_read_at: Date;
  read_at: Date | null;
  failure: CalendarFailure | null;
  failure_status: number | null;
};

/** When a driver is busy elsewhere. */
export type BusyTimeTable = { user_id: string; starts_at: Date; ends_at: Date };
