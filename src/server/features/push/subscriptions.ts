import { createHash } from 'node:crypto';
import type { SubscriptionBody } from '#contract/notifications/push.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import type { Session } from '#server/http/sessions.ts';
import type { PushSubscription } from '#server/ports/push.ts';

const MOST_PER_PERSON = 10;
const PURPOSE = 'push-subscription';

/** Ends with the session. A browser belongs to the user who signed in last: the subscription of an earlier one ends. */
export async function keepSubscription(
  { db, secrets, clock }: Deps,
  { user: { id: userId }, tokenHash: session_hash }: Session,
  { endpoint, keys }: SubscriptionBody,
): Promise<void> {
  const sealed = secrets.seal(JSON.stringify({ endpoint, keys }), PURPOSE);
  const created_at = clock();
  await db.transaction().execute(async (trx) => {
    await holdSession(trx, session_hash);
    await trx
      .insertInto('push_subscriptions')
      .values({ endpoint_hash: hashOf(endpoint), user_id: userId, sealed, created_at, session_hash })
      .onConflict((conflict) =>
        conflict.column('endpoint_hash').doUpdateSet({ user_id: userId, sealed, created_at, session_hash }),
      )
      .execute();
    await forgetOldest(trx, userId);
  });
}

/** It may have ended since the request came in. */
async function holdSession(trx: Db, tokenHash: Buffer): Promise<void> {
  const session = await trx
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .forKeyShare()
    .executeTakeFirst();
  if (!session) throw new AppError('signed_out');
}

export async function forgetSubscription(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', hashOf(endpoint))
    .where('user_id', '=', userId)
    .execute();
}

export async function subscriptionsOf({ db, secrets }: Deps, userId: string): Promise<PushSubscription[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('sealed')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ sealed }) => JSON.parse(secrets.open(sealed, PURPOSE)) as PushSubscription);
}

async function forgetOldest(trx: Db, userId: string): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', 'in', (old) =>
      old
        .selectFrom('push_subscriptions')
        .select('endpoint_hash')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .offset(MOST_PER_PERSON),
    )
    .execute();
}

function hashOf(endpoint: string): Buffer {
  return createHash('sha256').update(endpoint).digest();
}
