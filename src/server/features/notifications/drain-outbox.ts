import type { NotificationChannel } from '#domain/notification/notification.ts';
import type { OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { Messenger } from '#server/ports/messenger.ts';
import { chosenProvider, readNotificationConfig } from './notification-config.ts';
import { admitUncertainty, closeAttempt, takeDueEntries } from './outbox-repository.ts';
import { sendEntry } from './send-entry.ts';
import type { Delivery } from './send-message.ts';

/** Sends all due entries. Several instances may run it at once: each entry is taken by one. */
export async function drainOutbox(deps: Deps, isStopping = () => false): Promise<number> {
  await admitUncertainty(deps.db, deps.clock());
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

/** An adapter must not throw; if it does, the message may have been sent. */
async function attempt(deps: Deps, entry: OutboxRow): Promise<Delivery> {
  return await sendEntry(deps, entry).catch(
    (error: unknown): Delivery => ({
      provider: entry.channel,
      sent: { state: 'unknown', reason: error instanceof Error ? error.message : 'unknown failure' },
    }),
  );
}
