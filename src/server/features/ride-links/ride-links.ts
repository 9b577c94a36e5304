import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import { hashToken } from '#server/secrets/tokens.ts';
import { type LinkKind, tokenOf } from './link-kinds.ts';

type Keys = Pick<Deps, 'secrets' | 'clock'>;

/** The first one of a ride; one that is there stays as it is. */
export async function createLink(
  { secrets, clock }: Keys,
  db: Db,
  kind: LinkKind,
  rideId: string,
): Promise<void> {
  const token_hash = hashToken(tokenOf(secrets, kind, rideId, 1));
  await db
    .insertInto(kind.table)
    .values({ ride_id: rideId, token_hash, created_at: clock() })
    // Of two at the same moment the token may meet before the ride does: neither is an error.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A new token, and the one before ends at once; also after it was revoked. */
export async function renewLink(
  deps: Keys & Pick<Deps, 'db'>,
  kind: LinkKind,
  rideId: string,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const held = await holdLink(trx, kind, rideId);
    if (!held) return await createLink(deps, trx, kind, rideId);
    await writeNext(deps, trx, kind, held);
  });
}

/** A new token for one that is there; one that is revoked stays so. False: there was nothing to end. */
export async function renewIfOpen(deps: Keys, trx: Db, kind: LinkKind, rideId: string): Promise<boolean> {
  const held = await holdLink(trx, kind, rideId);
  if (!held || held.revoked_at) return false;
  await writeNext(deps, trx, kind, held);
  return true;
}

type Held = { ride_id: string; generation: number };

async function holdLink(trx: Db, kind: LinkKind, rideId: string) {
  return await trx
    .selectFrom(kind.table)
    .select(['ride_id', 'generation', 'revoked_at'])
    .where('ride_id', '=', rideId)
    .forUpdate()
    .executeTakeFirst();
}

async function writeNext({ secrets, clock }: Keys, trx: Db, kind: LinkKind, held: Held): Promise<void> {
  const generation = held.generation + 1;
  const token_hash = hashToken(tokenOf(secrets, kind, held.ride_id, generation));
  await trx
    .updateTable(kind.table)
    .set({ generation, token_hash, created_at: clock(), revoked_at: null })
    .where('ride_id', '=', held.ride_id)
    .execute();
}

/** For a new secret key, which derives other tokens: the links open at the addresses that are shown from now on. */
export async function rehashLinks(db: Db, secrets: SecretBox, kind: LinkKind): Promise<void> {
  const links = await db.selectFrom(kind.table).select(['ride_id', 'generation']).execute();
  for (const { ride_id, generation } of links)
    await db
      .updateTable(kind.table)
      .set({ token_hash: hashToken(tokenOf(secrets, kind, ride_id, generation)) })
      .where('ride_id', '=', ride_id)
      .execute();
}

export async function revokeLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: LinkKind,
  rideId: string,
): Promise<void> {
  await db.updateTable(kind.table).set({ revoked_at: clock() }).where('ride_id', '=', rideId).execute();
}

/** Undefined while the ride has none, or once it is revoked. */
export async function currentToken(
  { db, secrets }: { db: Db; secrets: SecretBox },
  kind: LinkKind,
  rideId: string,
): Promise<string | undefined> {
  const link = await db
    .selectFrom(kind.table)
    .select('generation')
    .where('ride_id', '=', rideId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return link && tokenOf(secrets, kind, rideId, link.generation);
}

/**
 * The ride that a token opens. One statement for any input: an unknown, revoked or old token finds nothing in the same
 * way.
 */
export async function rideOfToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: LinkKind,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom(`${kind.table} as link`)
    .innerJoin('rides', 'rides.id', 'link.ride_id')
    .innerJoin('users', 'users.id', 'rides.client_id')
    .select(['rides.id', 'rides.status', 'rides.scheduled_at', 'rides.ended_at'])
    .where('link.token_hash', '=', hashToken(token))
    .where('link.revoked_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const end = kind.endsAt(row);
  return end === null || end > clock() ? row.id : undefined;
}
