import { type RawBuilder, sql } from 'kysely';
import { unusedAccountEmail } from '#contract/words/privacy-emails.fr.ts';
import { warnedLongAgo, warnedSince } from '#domain/privacy/retention.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { knownSite } from '#server/http/site-url.ts';
import { eraseAccount } from './erase-account.ts';
import type { OldRows } from './old-rows.ts';

const BATCH = 50;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Clients that neither came nor rode since; an open session was used before it was last extended. */
function unusedSince(moment: Date): RawBuilder<boolean> {
  return sql`role = 'client' and erased_at is null and last_seen_at < ${moment} and created_at < ${moment}
    and not exists (select 1 from rides where client_id = users.id and scheduled_at >= ${moment})`;
}

/** A contact is erased like its rides: it has no account to come back to, and no address to warn. */
const isContact = sql<boolean>`is_contact`;

/** Warned once: a visit or a ride voids the warning, and after another three years there is a new one. */
const isWarned = sql<boolean>`(warned_at is not null and warned_at > last_seen_at
  and not exists (select 1 from rides where client_id = users.id and scheduled_at > warned_at))`;

/**
 * One account after the other, marked once its email was sent: after a crash in between it is sent again tomorrow. So is
 * one that was refused for now. Without a mail server no warning is possible, and the time still runs.
 */
export async function warnUnusedAccounts(deps: Deps, isStopping: () => boolean): Promise<void> {
  const site = await knownSite(deps);
  let last = BEFORE_ALL;
  while (!isStopping()) {
    // From before the email: whoever signs in after it is no longer warned.
    const at = deps.clock();
    const account = await findUnwarned(deps.db, at, last);
    if (!account) return;
    const { id, email, first_name } = account;
    const outcome = await deps.mailer?.send({ to: email, ...unusedAccountEmail(first_name, site) });
    const isRetried = outcome?.state === 'refused' && outcome.again;
    if (!isRetried) await deps.db.updateTable('users').set({ warned_at: at }).where('id', '=', id).execute();
    last = id;
  }
}

async function findUnwarned(db: Db, now: Date, last: string) {
  return await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('id', '>', last)
    .where(unusedSince(warnedSince(now)))
    .where('is_contact', '=', false)
    .where(sql<boolean>`not ${isWarned}`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export const eraseUnusedAccounts: OldRows = async (deps, before) => {
  const isOver = sql<boolean>`${unusedSince(before)}
    and (${isContact} or (${isWarned} and warned_at <= ${warnedLongAgo(deps.clock())}))`;
  const unused = await deps.db.selectFrom('users').select('id').where(isOver).limit(BATCH).execute();
  let erased = 0;
  let failure: unknown;
  for (const { id } of unused) {
    const judged = async (trx: Db) => await heldIf(trx, id, isOver);
    try {
      if (await eraseAccount(deps, { actorId: null, judged })) erased += 1;
    } catch (error) {
      failure = error;
    }
  }
  // One account that cannot be erased leaves the others no longer than needed.
  if (erased === 0 && failure !== undefined) throw failure;
  return erased;
};

/** Checked again once it is locked, in a new statement: its owner may have come back, or ordered a ride. */
async function heldIf(trx: Db, id: string, isOver: RawBuilder<boolean>): Promise<UserRow | undefined> {
  await sql`select from users where id = ${id} for update`.execute(trx);
  return await trx.selectFrom('users').selectAll().where('id', '=', id).where(isOver).executeTakeFirst();
}
