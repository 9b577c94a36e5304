import { sql } from 'kysely';
import type { NewsChannel } from '#domain/notification/notification.ts';
import { delayAfterAttempts, SENDING_LIMIT_MS } from '#domain/notification/sending.ts';
import type { Db, OutboxRow } from '#server/db/schema.ts';
import type { SendOutcome } from '#server/ports/send-outcome.ts';

const AT_ONCE = 10;

/** Marked before it is sent: whoever finds the mark later knows that it may have left. */
export async function takeDueEntries(db: Db, channels: NewsChannel[], now: Date): Promise<OutboxRow[]> {
  if (channels.length === 0) return [];
  return await db
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

/** What a crash cut in the middle may have left: only a person sends it again. */
export async function admitUncertainty(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'uncertain', changed_at: now, error: 'interrupted while sending' })
    .where('state', '=', 'sending')
    .where('changed_at', '<', new Date(now.getTime() - SENDING_LIMIT_MS))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export type Sent = SendOutcome | { state: 'dropped'; reason: string };

/** Only the attempt that was marked is closed: a late answer never touches a newer attempt. */
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

/** The provider answers again: what waits for a later attempt may leave now. */
export async function hurryWaiting(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('state', '=', 'waiting')
    .where('channel', '=', 'message')
    .where('due_at', '>', now)
    .execute();
}
