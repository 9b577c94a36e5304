import { sql } from 'kysely';
import type { NotificationChannel } from '#domain/notification/notification.ts';
import { delayAfterAttempts, SENDING_LIMIT_MS } from '#domain/notification/sending.ts';
import type { Db, OutboxRow } from '#server/db/schema.ts';
import type { SendOutcome } from '#server/ports/send-outcome.ts';

const AT_ONCE = 10;

/**
 * Marked as `sending` first: an entry that stays so after a crash may have been sent. The same statement marks such
 * entries as uncertain, and only a person sends them again.
 */
export async function takeDueEntries(
  db: Db,
  channels: NotificationChannel[],
  now: Date,
): Promise<OutboxRow[]> {
  if (channels.length === 0) return [];
  const crashedBefore = new Date(now.getTime() - SENDING_LIMIT_MS);
  return await db
    .with('interrupted', (also) =>
      also
        .updateTable('outbox')
        .set({ state: 'uncertain', changed_at: now, error: 'interrupted while sending' })
        .where('state', '=', 'sending')
        .where('changed_at', '<', crashedBefore)
        .returning('id'),
    )
    .updateTable('outbox')
    .set({ state: 'sending', attempts: sql`attempts + 1`, changed_at: now })
    .where('id', 'in', (due) =>
      due
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .where('channel', 'in', channels)
        .orderBy('due_at')
        .orderBy('id')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** `held`: not tried yet, and not before then. */
export type Sent = SendOutcome | { state: 'dropped'; reason: string } | { state: 'held'; until: Date };

/** Closes only the given attempt: a late answer never changes a newer one. */
export async function closeAttempt(
  db: Db,
  entry: OutboxRow,
  provider: string,
  sent: Sent,
  now: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...changeFor(entry, sent, now), provider, changed_at: now })
    .where('id', '=', entry.id)
    .where('state', 'in', ['sending', 'uncertain'])
    .where('attempts', '=', entry.attempts)
    .execute();
}

function changeFor({ attempts }: OutboxRow, sent: Sent, now: Date) {
  switch (sent.state) {
    case 'sent':
      return { state: 'sent', reference: sent.reference, error: null } as const;
    case 'dropped':
      return { state: 'dropped', error: sent.reason } as const;
    case 'held':
      return { state: 'waiting', due_at: sent.until, attempts: attempts - 1 } as const;
    case 'unknown':
      return { state: 'uncertain', error: sent.reason } as const;
    case 'refused': {
      const seconds = sent.again ? delayAfterAttempts(attempts) : undefined;
      if (seconds === undefined) return { state: 'failed', error: sent.reason } as const;
      const due_at = new Date(now.getTime() + seconds * 1000);
      return { state: 'waiting', due_at, error: sent.reason } as const;
    }
  }
}

/** Called once the provider answers again: entries that failed become due at once. */
export async function hurryWaiting(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('state', '=', 'waiting')
    .where('channel', '=', 'message')
    .where('attempts', '>', 0)
    .where('due_at', '>', now)
    .execute();
}
