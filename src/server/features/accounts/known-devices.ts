import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { deviceExpiry } from '#domain/account/known-device.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { readCookies, writeCookie } from '#server/http/host-cookies.ts';
import { hashToken, newToken } from '#server/secrets/tokens.ts';

const NAME = 'device';
const MOST_PER_USER = 20;

/** How limits identify a caller: by address, or by the browser where this account was used before. */
export type Caller = { address: string; device?: string };

export async function callerOf({ db, clock }: Deps, request: FastifyRequest, email: string): Promise<Caller> {
  const address = clientAddress(request);
  const [token] = readCookies(request, NAME);
  if (!token) return { address };
  const hash = hashToken(token);
  const known = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('user_id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return known ? { address, device: hash.toString('base64url') } : { address };
}

/** One cookie for a browser, whoever signs in with it. */
export async function rememberDevice(
  { db, clock, options }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const [token = newToken()] = readCookies(request, NAME);
  const expires_at = deviceExpiry(clock());
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: hashToken(token), expires_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ expires_at }))
    .execute();
  await forgetOldest(db, userId);
  writeCookie(reply, options, { name: NAME, value: token, expires: expires_at });
}

async function forgetOldest(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'in', (old) =>
      old
        .selectFrom('known_devices')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('expires_at', 'desc')
        .offset(MOST_PER_USER),
    )
    .execute();
}
