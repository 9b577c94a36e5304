/** Why a calendar could not be read in. What was read before stays. */
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
