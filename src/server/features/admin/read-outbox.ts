import { sql } from 'kysely';
import type { OutboxEntryView, OutboxView } from '#contract/platform/outbox.ts';
import { DRIVER_PHONE } from '#contract/sentences/admin-sentences.fr.ts';
import { sendReasonText } from '#contract/sentences/send-reasons.fr.ts';
import { PASSENGER_PHONE } from '#contract/words/ride-changes.fr.ts';
import { isForPassenger } from '#domain/notification/audiences.ts';
import type { OutboxState } from '#domain/notification/notification.ts';
import { oneMore, pageOf } from '#server/db/page-of.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

const PAGE = 20;

export type OutboxQuery = { state?: OutboxState | undefined; before?: string | undefined };
type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** The notifications sent or attempted, latest first. */
export async function readOutbox({ db }: Deps, query: OutboxQuery): Promise<OutboxView> {
  const { page, last } = pageOf(await listEntries(db, query), PAGE);
  return { entries: page.map(presentEntry), next: last?.id ?? null };
}

async function listEntries(db: Db, { state, before }: OutboxQuery) {
  let found = db
    .selectFrom('outbox')
    .innerJoin('rides', 'rides.id', 'outbox.ride_id')
    .leftJoin('users', 'users.id', 'outbox.recipient_id')
    .selectAll('outbox')
    .select([
      'rides.number',
      sql<string | null>`trim(users.first_name || ' ' || users.last_name)`.as('name'),
    ]);
  if (state) found = found.where('outbox.state', '=', state);
  if (before) found = found.where('outbox.id', '<', before);
  return await found.orderBy('outbox.id', 'desc').limit(oneMore(PAGE)).execute();
}

function presentEntry(entry: EntryRow): OutboxEntryView {
  return {
    id: entry.id,
    rideNumber: Number(entry.number),
    event: entry.event,
    channel: entry.channel,
    recipient: entry.name ?? (isForPassenger(entry.event) ? PASSENGER_PHONE : DRIVER_PHONE),
    state: entry.state,
    attempts: entry.attempts,
    createdAt: entry.created_at.toISOString(),
    changedAt: entry.changed_at.toISOString(),
    dueAt: entry.due_at.toISOString(),
    provider: entry.provider,
    error: entry.error && sendReasonText(entry.error),
  };
}
