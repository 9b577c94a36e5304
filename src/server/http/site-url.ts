import type { FastifyRequest } from 'fastify';
import { isStaff } from '#domain/account/roles.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

const FACT = 'site_address';

type Site = Pick<Deps, 'db' | 'options'>;

/**
 * The base of links: PUBLIC_URL, else the address in use. For a signed-in user that is the address of the request, to
 * which their cookie belongs. A stranger can forge `Host`: for them it is the address where a driver or an admin last
 * signed in.
 */
export async function siteUrl(deps: Site, request: FastifyRequest): Promise<string> {
  const { publicUrl } = deps.options;
  if (publicUrl) return withoutEnd(publicUrl);
  request.log.warn('PUBLIC_URL is not set: a link is made for the address in use');
  const inUse = request.session ? addressOf(request) : await knownSite(deps);
  return inUse ?? `http://localhost:${request.socket.localPort ?? 3000}`;
}

/** The address of the site for a signed-in user. */
export function siteInUse({ options }: Pick<Deps, 'options'>, request: FastifyRequest): string {
  return options.publicUrl ? withoutEnd(options.publicUrl) : (addressOf(request) ?? '');
}

/** For links outside of a request; undefined while no address is known. */
export async function knownSite({ db, options }: Site): Promise<string | undefined> {
  if (options.publicUrl) return withoutEnd(options.publicUrl);
  const fact = await db
    .selectFrom('platform_facts')
    .select('value')
    .where('name', '=', FACT)
    .executeTakeFirst();
  return fact?.value;
}

/** After a sign-in with the right password. */
export async function rememberSite(
  { db, options }: Site,
  request: FastifyRequest,
  { role }: Pick<UserRow, 'role'>,
): Promise<void> {
  const value = addressOf(request);
  if (options.publicUrl || !isStaff(role) || !value || value === (await knownSite({ db, options }))) return;
  await keepSite(db, value);
}

async function keepSite(db: Db, value: string): Promise<void> {
  await db
    .insertInto('platform_facts')
    .values({ name: FACT, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** A browser names it as the origin of the call, which was compared with the host before. */
function addressOf({ headers, protocol, host }: FastifyRequest): string | undefined {
  const address = headers.origin ?? `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

function withoutEnd(url: string): string {
  return url.replace(/\/+$/u, '');
}
