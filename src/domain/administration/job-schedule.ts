/** The background jobs and the longest interval between two runs, in seconds; work that arrives wakes them earlier. */
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
