import { resentDetails } from '#contract/sentences/admin-sentences.fr.ts';
import { rideName } from '#contract/sentences/ride-sentences.fr.ts';
import { announceChange } from '#server/db/announce-change.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db, OutboxRow, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';

const resendable = ['failed', 'uncertain'] as const;

type StuckEntry = OutboxRow & { state: (typeof resendable)[number]; number: string };

/** Only a person may send a message again that may have been sent before. */
export async function resendMessage({ db, clock }: Deps, actor: UserRow, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const entry = await holdEntry(trx, id);
    const now = clock();
    await trx
      .updateTable('outbox')
      .set({ state: 'waiting', due_at: now, changed_at: now })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'message_resent',
      subject: rideName(entry),
      details: resentDetails(entry.state),
      at: now,
    });
    await announceChange(trx, 'outbox_filled');
  });
}

async function holdEntry(trx: Db, id: string): Promise<StuckEntry> {
  if (!/^\d{1,18}$/u.test(id)) throw new AppError('outbox_entry_not_found');
  const entry = await trx
    .selectFrom('outbox')
    .innerJoin('rides', 'rides.id', 'outbox.ride_id')
    .selectAll('outbox')
    .select('rides.number')
    .where('outbox.id', '=', id)
    .forUpdate('outbox')
    .executeTakeFirst();
  if (!entry) throw new AppError('outbox_entry_not_found');
  const state = resendable.find((name) => name === entry.state);
  if (!state) throw new AppError('not_resendable');
  return { ...entry, state };
}
