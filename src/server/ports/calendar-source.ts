import type { CalendarFailure } from '#domain/calendar/calendar-failure.ts';

export type CalendarAnswer =
  | { state: 'read'; text: string; etag: string | null }
  | { state: 'unchanged' }
  | { state: 'refused'; failure: CalendarFailure; status?: number };

/** Fetches a calendar from an address that a person typed. */
export interface CalendarSource {
  /** `etag`: of the last answer, to learn that nothing changed. */
  read(address: string, etag: string | null): Promise<CalendarAnswer>;
}
