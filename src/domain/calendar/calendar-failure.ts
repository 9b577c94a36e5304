/** Why a calendar could not be read. Busy times read earlier are kept. */
export const calendarFailures = [
  'no_https',
  'private_network',
  'unknown_host',
  'too_many_redirects',
  'refused_status',
  'too_big',
  'too_slow',
  'unreachable',
  'no_calendar',
  'too_many_events',
] as const;
export type CalendarFailure = (typeof calendarFailures)[number];
