import type { JobName } from '#domain/administration/job-schedule.ts';
import type { Deps } from '#server/deps.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { reconcilePayments } from '#server/features/payments/reconcile-payments.ts';
import { cancelLongExpired } from '#server/features/rides/cancel-long-expired.ts';
import { sweep } from './sweep.ts';

/** What each job does, and the outcome the admin reads, in French. */
export const jobs: Record<JobName, (deps: Deps, isStopping: () => boolean) => Promise<string>> = {
  outbox: async (deps, isStopping) =>
    told(await drainOutbox(deps, isStopping), 'envoi traité', 'envois traités'),
  payments: async (deps, isStopping) =>
    told(await reconcilePayments(deps, isStopping), 'paiement vérifié', 'paiements vérifiés'),
  expired_rides: async (deps) => told(await cancelLongExpired(deps), 'course annulée', 'courses annulées'),
  sweep: async (deps) => told(await sweep(deps), 'ligne effacée', 'lignes effacées'),
};

function told(count: number, one: string, many: string): string {
  return `${count} ${count < 2 ? one : many}`;
}
