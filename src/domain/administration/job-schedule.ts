/** The background jobs, and how often each runs at least, in seconds. They are woken when there is work before that. */
export const jobSeconds = {
  outbox: 60,
  reminders: 300,
  payments: 300,
  expired_rides: 300,
  calendars: 900,
  sweep: 300,
  retention: 86_400,
} as const;

export type JobName = keyof typeof jobSeconds;
