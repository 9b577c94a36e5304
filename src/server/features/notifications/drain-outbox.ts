import { type RawBuilder, sql } from 'kysely';
import type { NotificationChannel } from '#domain/notification/notification.ts';
import { SENDING_LIMIT_MS } from '#domain/notification/sending.ts';
import type { OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { Messenger } from '#server/ports/messenger.ts';
import { chosenProvider, readNotificationConfig } from './notification-config.ts';
import { closeAttempt, takeDueEntries } from './outbox-repository.ts';
import { sendEntry } from './send-entry.ts';
import type { Delivery } from './send-message.ts';
import { reasonOf } from './sent-by.ts';

/** The maximum time between the due moment of an entry and its commit. */
const LATEST_COMMIT = sql.lit('5 seconds');

/** Sends all due entries. Several instances may run it at once: each entry is taken by one. */
export async function drainOutbox(deps: Deps, isStopping = () => false): Promise<number> {
  const channels = await openChannels(deps);
  let done = 0;
  while (!isStopping()) {
    const taken = await takeDueEntries(deps.db, channels, deps.clock());
    if (taken.length === 0) return done;
    await Promise.all(taken.map((entry) => deliver(deps, entry)));
    done += taken.length;
  }
  return done;
}

/**
 * When the next entry is due, or an interrupted one becomes uncertain. Entries that were due before the last run and
 * still wait cannot be sent now: they wait for the regular run, except on the instance with the linked telephone.
 */
export function outboxWorkAt(deps: Deps): RawBuilder<Date | null> {
  const since = holdsTelephone(deps)
    ? sql``
    : sql`and outbox.due_at > coalesce(jobs.started_at, '-infinity') - interval ${LATEST_COMMIT}`;
  return sql`least(
    (select min(outbox.due_at) from outbox where state = 'waiting' ${since}),
    (select min(changed_at) from outbox where state = 'sending') + ${SENDING_LIMIT_MS} * interval '1 millisecond')`;
}

/** Whether this instance is the only one that can send messages. */
export function holdsTelephone({ messengers }: Pick<Deps, 'messengers'>): boolean {
  return Object.values(messengers).some((messenger) => messenger.isHere?.());
}

/** While the provider is not configured, or only another instance reaches it, messages wait without using up attempts. */
async function openChannels({ db, mailer, messengers }: Deps): Promise<NotificationChannel[]> {
  const provider = chosenProvider(await readNotificationConfig(db));
  const isReady = !provider || (await isReadyHere(messengers[provider]));
  return ['push', ...(mailer ? (['email'] as const) : []), ...(isReady ? (['message'] as const) : [])];
}

async function isReadyHere(messenger: Messenger): Promise<boolean> {
  return (messenger.isHere?.() ?? true) && (await messenger.missing()).length === 0;
}

async function deliver(deps: Deps, entry: OutboxRow): Promise<void> {
  const { provider, sent } = await attempt(deps, entry);
  await closeAttempt(deps.db, entry, provider, sent, deps.clock());
}

/** What fails before a provider is asked has sent nothing: it is tried again later. */
async function attempt(deps: Deps, entry: OutboxRow): Promise<Delivery> {
  return await sendEntry(deps, entry).catch(
    (error: unknown): Delivery => ({
      provider: entry.channel,
      sent: { state: 'refused', reason: reasonOf(error), again: true },
    }),
  );
}
