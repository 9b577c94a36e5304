import type { CalendarFeedView } from '#contract/time/calendars.ts';
import { FEED_PATH } from '#domain/calendar/feed-path.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import { hashToken } from '#server/secrets/tokens.ts';

const ENDING = '.ics';
const NOTED_EVERY_MS = 60_000;

export type FeedOwner = Pick<UserRow, 'id' | 'role'>;

/** Derived from our secret key, so that the owner can be shown it again though only its hash is stored. */
function feedToken(secrets: SecretBox, userId: string, generation: number): string {
  return secrets.sign(`calendar-feed:${userId}:${generation}`);
}

export async function readFeed(
  { db, secrets }: Deps,
  userId: string,
  site: string,
): Promise<CalendarFeedView> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select(['generation', 'read_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!feed) return { url: null, readAt: null };
  const token = feedToken(secrets, userId, feed.generation);
  return { url: `${site}${FEED_PATH}/${token}${ENDING}`, readAt: feed.read_at?.toISOString() ?? null };
}

/** Another token, and the one before ends at once; also after it was revoked. */
export async function renewFeed({ db, secrets, clock }: Deps, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('calendar_feeds')
      .select('generation')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    const generation = (held?.generation ?? 0) + 1;
    const feed = {
      generation,
      token_hash: hashToken(feedToken(secrets, userId, generation)),
      created_at: clock(),
      revoked_at: null,
      read_at: null,
    };
    await trx
      .insertInto('calendar_feeds')
      .values({ user_id: userId, ...feed })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(feed))
      .execute();
  });
}

/** For a new secret key, which derives other tokens: the feeds open at the addresses that are shown from now on. */
export async function rehashFeeds(db: Db, secrets: SecretBox): Promise<void> {
  const feeds = await db.selectFrom('calendar_feeds').select(['user_id', 'generation']).execute();
  for (const { user_id, generation } of feeds)
    await db
      .updateTable('calendar_feeds')
      .set({ token_hash: hashToken(feedToken(secrets, user_id, generation)) })
      .where('user_id', '=', user_id)
      .execute();
}

export async function revokeFeed({ db, clock }: Deps, userId: string): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set({ revoked_at: clock() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The owner of a feed. One statement for any input: unknown, old and revoked tokens find nothing in the same way. */
export async function ownerOfFeed({ db, clock }: Deps, file: string): Promise<FeedOwner | undefined> {
  const token = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : '';
  const found = await db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select(['users.id', 'users.role', 'read_at'])
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const now = clock();
  if (!found.read_at || now.getTime() - found.read_at.getTime() >= NOTED_EVERY_MS)
    await db.updateTable('calendar_feeds').set({ read_at: now }).where('user_id', '=', found.id).execute();
  return { id: found.id, role: found.role };
}
