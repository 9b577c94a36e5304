import { keptSince, type RetentionRule, retentionRules } from '#domain/privacy/retention.ts';
import type { Deps } from '#server/deps.ts';
import { eraseAgain } from './erase-again.ts';
import { sweepInvoices, sweepVouchers } from './old-papers.ts';
import {
  type OldRows,
  sweepAudit,
  sweepBusyTimes,
  sweepDaysOff,
  sweepMessages,
  sweepOutbox,
  sweepRideDetails,
} from './old-rows.ts';
import { eraseUnusedAccounts, warnUnusedAccounts } from './unused-accounts.ts';

/** Removes up to a batch of what is older than the moment; returns how many, and is called until none is left. */
const sweeps: Record<RetentionRule, OldRows> = {
  unused_accounts: eraseUnusedAccounts,
  messages: sweepMessages,
  ride_details: sweepRideDetails,
  outbox: sweepOutbox,
  audit: sweepAudit,
  busy_times: sweepBusyTimes,
  days_off: sweepDaysOff,
  vouchers: sweepVouchers,
  invoices: sweepInvoices,
};

/** Once a day, on one instance: removes everything that has expired, and lists it for the admin. A step that fails ends none after it. */
export async function applyRetention(deps: Deps, isStopping = () => false): Promise<number> {
  let total = 0;
  let failure: unknown;
  const sweepAndNote = async (rule: RetentionRule) => {
    const removed = await sweepWhole(deps, rule, isStopping);
    if (isStopping()) return;
    await note(deps, rule, removed);
    total += removed;
  };
  const steps = [
    () => warnUnusedAccounts(deps, isStopping),
    () => eraseAgain(deps),
    ...retentionRules.map((rule) => () => sweepAndNote(rule)),
  ];
  for (const step of steps) {
    await step().catch((error: unknown) => {
      failure = error;
    });
    if (isStopping()) return total;
  }
  await deps.db.deleteFrom('retention_sweeps').where('at', '<', keptSince('audit', deps.clock())).execute();
  if (failure !== undefined) throw failure;
  return total;
}

async function sweepWhole(deps: Deps, rule: RetentionRule, isStopping: () => boolean): Promise<number> {
  const before = keptSince(rule, deps.clock());
  let removed = 0;
  while (!isStopping()) {
    const batch = await sweeps[rule](deps, before);
    if (batch === 0) break;
    removed += batch;
  }
  return removed;
}

/** A run that found nothing is noted too: the next one need not look behind it. */
async function note({ db, clock }: Deps, rule: RetentionRule, removed: number): Promise<void> {
  await db
    .insertInto('retention_sweeps')
    .values({ rule, at: clock(), removed })
    .onConflict((conflict) => conflict.columns(['rule', 'at']).doUpdateSet({ removed }))
    .execute();
}
