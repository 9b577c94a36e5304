import type { JobName } from '#domain/administration/job-schedule.ts';
import type { Deps } from '#server/deps.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { reconcilePayments } from '#server/features/payments/reconcile-payments.ts';
import { cancelLongExpired } from '#server/features/rides/cancel-long-expired.ts';
import { sweep } from './sweep.ts';

/** What each job does; it answers how many it did. */
export const jobs: Record<JobName, (deps: Deps, isStopping: () => boolean) => Promise<number>> = {
  outbox: drainOutbox,
  payments: reconcilePayments,
  expired_rides: cancelLongExpired,
  sweep,
};
