import type { FastifyBaseLogger } from 'fastify';
import type { KeptView } from '#contract/account/personal-data.ts';
import { accountErasedEmail } from '#contract/words/privacy-emails.fr.ts';
import { isContactAddress } from '#domain/account/contact.ts';
import { ERASED_NAME } from '#domain/privacy/erased-person.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { issueWaitingBillsOf } from '#server/features/bills/index.ts';
import { eraseRows } from './erase-rows.ts';
import { keptPapersOf } from './kept-papers.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;
type Order = {
  /** Null: the platform itself, for an unused account. */
  actorId: string | null;
  /** Locks the account and refuses what must be settled before; undefined when the account stays. */
  judged(trx: Db): Promise<UserRow | undefined>;
};

/** Erases the account, with a line in the journal, and confirms it to its former email; returns whether it did. */
export async function eraseAccount(deps: Deps, order: Order, log?: Log): Promise<boolean> {
  const erased = await deps.db.transaction().execute(async (trx) => {
    const held = await order.judged(trx);
    if (!held) return undefined;
    await issueWaitingBillsOf(deps, trx, held.id);
    const papers = await keptPapersOf(trx, held.id);
    await eraseRows(trx, held, deps.clock());
    await recordAudit(trx, {
      actorId: order.actorId,
      action: 'user_erased',
      subject: `${ERASED_NAME.firstName} ${ERASED_NAME.lastName}`,
      subjectId: held.id,
      at: deps.clock(),
    });
    return { user: held, kept: papers };
  });
  if (!erased) return false;
  void confirm(deps, erased.user, erased.kept, log);
  return true;
}

async function confirm({ mailer }: Deps, user: UserRow, kept: KeptView[], log?: Log): Promise<void> {
  if (isContactAddress(user.email)) return;
  const outcome = await mailer?.send({ to: user.email, ...accountErasedEmail(user.first_name, kept) });
  if (outcome && outcome.state !== 'sent')
    log?.warn({ reason: outcome.reason }, 'confirmation of an erasure not sent');
}
