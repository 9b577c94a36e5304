import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import { hashToken } from '#server/secrets/tokens.ts';
import { guestToken } from './guest-token.ts';

type Keys = Pick<Deps, 'secrets' | 'clock'>;

/** With the order that it belongs to. */
export async function createGuestLink({ secrets, clock }: Keys, trx: Db, rideId: string): Promise<void> {
  const token_hash = hashToken(guestToken(secrets, rideId, 1));
  await trx.insertInto('guest_links').values({ ride_id: rideId, token_hash, created_at: clock() }).execute();
}

/** A new token, and the one before ends at once; also after it was revoked. */
export async function renewGuestLink(deps: Keys & Pick<Deps, 'db'>, rideId: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('guest_links')
      .select('generation')
      .where('ride_id', '=', rideId)
      .forUpdate()
      .executeTakeFirst();
    if (!held) return await createGuestLink(deps, trx, rideId);
    const generation = held.generation + 1;
    const token_hash = hashToken(guestToken(deps.secrets, rideId, generation));
    await trx
      .updateTable('guest_links')
      .set({ generation, token_hash, created_at: deps.clock(), revoked_at: null })
      .where('ride_id', '=', rideId)
      .execute();
  });
}

export async function revokeGuestLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rideId: string,
): Promise<void> {
  await db.updateTable('guest_links').set({ revoked_at: clock() }).where('ride_id', '=', rideId).execute();
}

/** Undefined while the ride has none, or once it is revoked. */
export async function currentGuestToken(
  { db, secrets }: { db: Db; secrets: SecretBox },
  rideId: string,
): Promise<string | undefined> {
  const link = await db
    .selectFrom('guest_links')
    .select('generation')
    .where('ride_id', '=', rideId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return link && guestToken(secrets, rideId, link.generation);
}

/**
 * The ride that a token opens. One statement, whatever was typed: a token that is unknown, revoked or old finds nothing in
 * the same way. The moment is that of `guestLinkEnds`.
 */
export async function rideOfToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('guest_links')
    .innerJoin('rides', 'rides.id', 'guest_links.ride_id')
    .innerJoin('users', 'users.id', 'rides.client_id')
    .select('rides.id')
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .where(sql<boolean>`greatest(scheduled_at, ended_at) + interval '7 days' > ${clock()}`)
    .executeTakeFirst();
  return row?.id;
}
