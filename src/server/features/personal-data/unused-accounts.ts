import { type RawBuilder, sql } from 'kysely';
import { unusedAccountEmail } from '#contract/privacy-emails.fr.ts';
import { warnedLongAgo, warnedSince } from '#domain/privacy/retention.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { holdUser } from '#server/features/accounts/index.ts';
import { knownSite } from '#server/http/site-url.ts';
import { eraseAccount } from './erase-account.ts';
import type { OldRows } from './old-rows.ts';

const BATCH = 50;

/** Clients that neither came nor rode since; an open session was used before it was last extended. */
function unusedSince(moment: Date): RawBuilder<boolean> {
  return sql`role = 'client' and erased_at is null and last_seen_at < ${moment} and created_at < ${moment}
    and not exists (select 1 from rides where client_id = users.id and scheduled_at >= ${moment})`;
}

/** A contact goes like its rides: there is no account to come back to, and nobody to write to. */
const isContact = sql<boolean>`is_contact`;

/** Told once: coming back or riding makes the letter void, and after another three years there is a new one. */
const isTold = sql<boolean>`(warned_at is not null and warned_at > last_seen_at
  and not exists (select 1 from rides where client_id = users.id and scheduled_at > warned_at))`;

/** A letter that may yet be sent is tried again tomorrow; without a mail server nobody can be told, and time goes on. */
export async function warnUnusedAccounts(deps: Deps, isStopping: () => boolean): Promise<void> {
  const site = await knownSite(deps);
  while (!isStopping()) {
    const told = await takeUntold(deps);
    for (const { id, email, first_name } of told) {
      const outcome = await deps.mailer?.send({ to: email, ...unusedAccountEmail(first_name, site) });
      if (outcome?.state === 'refused' && outcome.again) await takeBack(deps.db, id);
    }
    if (told.length < BATCH) return;
  }
}

async function takeUntold({ db, clock }: Deps) {
  const now = clock();
  return await db
    .updateTable('users')
    .set({ warned_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('users')
        .select('id')
        .where(unusedSince(warnedSince(now)))
        .where('is_contact', '=', false)
        .where(sql<boolean>`not ${isTold}`)
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'email', 'first_name'])
    .execute();
}

async function takeBack(db: Db, id: string): Promise<void> {
  await db.updateTable('users').set({ warned_at: null }).where('id', '=', id).execute();
}

export const eraseUnusedAccounts: OldRows = async (deps, before) => {
  const unused = await deps.db
    .selectFrom('users')
    .select('id')
    .where(unusedSince(before))
    .where((eb) => eb.or([isContact, eb.and([isTold, eb('warned_at', '<=', warnedLongAgo(deps.clock()))])]))
    .limit(BATCH)
    .execute();
  for (const { id } of unused)
    await eraseAccount(deps, { actorId: null, judged: (trx) => holdUser(trx, id) });
  return unused.length;
};
