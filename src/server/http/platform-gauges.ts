import type { Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { outboxStates } from '#domain/notification/notification.ts';
import { countOutbox } from '#server/db/outbox-counts.ts';
import type { Tables } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

/** Metrics of this platform. Returns the function that updates them. */
export function platformGauges(
  { db, pool, changes, clock }: Deps,
  openSockets: () => number,
  registry: Registry,
) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const sockets = gauge('vtc_open_sockets', 'Live connections of browsers to this instance');
  const connections = gauge(
    'vtc_database_connections',
    'Connections of this instance, by what they do',
    'state',
  );
  const isUp = gauge('vtc_database_up', '1 when the database answered this reading');
  const feedIsUp = gauge('vtc_feed_up', '1 while this instance hears the changes of the others');
  const outbox = gauge('vtc_outbox_entries', 'Notifications, by state, up to 1001 of each', 'state');
  const oldest = gauge(
    'vtc_outbox_oldest_due_seconds',
    'How long the oldest due notification has been waiting',
  );
  const success = gauge('vtc_job_last_success_timestamp_seconds', 'When a job last ended well', 'job');
  const failures = gauge('vtc_job_failures', 'Failures of a job since it last ended well', 'job');

  async function readDatabase(): Promise<void> {
    const [entries, jobs] = [await countOutbox(db), await db.selectFrom('jobs').selectAll().execute()];
    for (const state of outboxStates) outbox.set({ state }, entries[state]);
    const due = (await oldestDue(db)) ?? clock();
    oldest.set(Math.max(0, (clock().getTime() - due.getTime()) / 1000));
    for (const { name, failures: count, finished_at: finishedAt } of jobs) {
      failures.set({ job: name }, count);
      // While a job fails, the time of its last success stays as it was last seen.
      if (count === 0 && finishedAt) success.set({ job: name }, finishedAt.getTime() / 1000);
    }
  }

  return async (): Promise<void> => {
    sockets.set(openSockets());
    feedIsUp.set(Number(changes.isUp()));
    connections.set({ state: 'open' }, pool.totalCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waited_for' }, pool.waitingCount);
    const answered = await readDatabase().then(
      () => true,
      () => false,
    );
    isUp.set(Number(answered));
    if (answered) return;
    outbox.reset();
    oldest.reset();
  };
}

/** The first of an index. */
async function oldestDue(db: Kysely<Tables>): Promise<Date | undefined> {
  const first = db.selectFrom('outbox').select('due_at').where('state', '=', 'waiting');
  return (await first.orderBy('due_at').limit(1).executeTakeFirst())?.due_at;
}
