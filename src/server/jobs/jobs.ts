import { type RawBuilder, sql } from 'kysely';
import type { JobName } from '#domain/administration/job-schedule.ts';
import type { Deps } from '#server/deps.ts';
import { ownCalendarsWorkAt, readDueCalendars } from '#server/features/calendars/read-due-calendars.ts';
import { drainOutbox, holdsTelephone, outboxWorkAt } from '#server/features/notifications/drain-outbox.ts';
import { paymentsWorkAt, reconcilePayments } from '#server/features/payments/reconcile-payments.ts';
import { applyRetention } from '#server/features/personal-data/apply-retention.ts';
import { queueReminders, remindersWorkAt } from '#server/features/reminders/queue-reminders.ts';
import { cancelLongExpired, expiredRidesWorkAt } from '#server/features/rides/moves/cancel-long-expired.ts';
import { sweep } from './sweep.ts';

export type Job = {
  /** Returns how many items it processed. */
  run(deps: Deps, isStopping: () => boolean): Promise<number>;
  /** When its next work is due, or null: an expression of one index lookup, evaluated beside the row of the job. */
  workAt(deps: Deps): Promise<RawBuilder<Date | null>> | RawBuilder<Date | null>;
  /** Whether some of its work can be done here only, whichever instance took the job. */
  isOnlyHere?(deps: Deps): boolean;
};

export const jobs: Record<JobName, Job> = {
  outbox: { run: drainOutbox, workAt: outboxWorkAt, isOnlyHere: holdsTelephone },
  reminders: { run: queueReminders, workAt: remindersWorkAt },
  payments: { run: reconcilePayments, workAt: paymentsWorkAt },
  expired_rides: { run: cancelLongExpired, workAt: expiredRidesWorkAt },
  calendars: { run: readDueCalendars, workAt: ownCalendarsWorkAt },
  sweep: { run: sweep, workAt: () => sql`null::timestamptz` },
  retention: { run: applyRetention, workAt: () => sql`null::timestamptz` },
};
