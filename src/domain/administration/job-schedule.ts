/** The background jobs, and how often each is due, in seconds. */
export const jobSeconds = { outbox: 5, payments: 5, expired_rides: 60, sweep: 60 } as const;

export type JobName = keyof typeof jobSeconds;
