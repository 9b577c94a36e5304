import { type SelectQueryBuilder, sql } from 'kysely';
import type { Role } from '#domain/account/roles.ts';
import { COUNTED_RIDES } from '#domain/administration/counted-rides.ts';
import type { Db, Tables } from '#server/db/schema.ts';
import { matchesPerson } from '#server/db/search-text.ts';
import { isUuid } from '#server/db/uuid.ts';
import { AppError } from '#server/http/errors.ts';
import type { PageKey } from '#server/http/page-key.ts';
import { accountCounter } from './kept-accounts.ts';

const COUNTED = COUNTED_RIDES + 1;

export type UserFilters = {
  search?: string | undefined;
  role?: Role | undefined;
  state?: 'active' | 'blocked' | undefined;
};
export type AdminUserRow = Awaited<ReturnType<typeof findAdminUser>>;

export async function findAdminUser(db: Db, id: string) {
  const user = isUuid(id) ? await adminUsers(db).where('users.id', '=', id).executeTakeFirst() : undefined;
  if (!user) throw new AppError('user_not_found');
  return user;
}

/** Latest first. */
export async function listUsers(
  db: Db,
  filters: UserFilters,
  after: PageKey | undefined,
  limit: number,
): Promise<AdminUserRow[]> {
  const found = narrowed(adminUsers(db), filters);
  const rest = after
    ? found.where(sql<boolean>`(users.created_at, users.id) < (${after.at}, ${after.id})`)
    : found;
  return await rest.orderBy('users.created_at', 'desc').orderBy('users.id', 'desc').limit(limit).execute();
}

/** Without a search from the kept figures. */
export async function countUsers(db: Db, filters: UserFilters): Promise<number> {
  if (!filters.search) return (await accountCounter(db))(filters);
  const counted = narrowed(accounts(db), filters).select(sql<string>`count(*)`.as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

/** Erased accounts are left out. */
function accounts(db: Db) {
  return db.selectFrom('users').where('users.erased_at', 'is', null);
}

/** The session that ends last shows, to the hour, when the user was last active. */
function adminUsers(db: Db) {
  return accounts(db).select([
    'users.id',
    'users.role',
    'users.email',
    'users.first_name',
    'users.last_name',
    'users.phone',
    'users.created_at',
    'users.blocked_at',
    'users.is_contact',
    'users.contact_email',
    sql<Date | null>`(select max(expires_at) from sessions where user_id = users.id)`.as('session_ends_at'),
    sql<string>`(select count(*) from (
      (select from rides where client_id = users.id limit ${COUNTED})
      union all (select from rides where driver_id = users.id limit ${COUNTED})
      limit ${COUNTED}) as counted)`.as('rides'),
  ]);
}

function narrowed<Row>(
  users: SelectQueryBuilder<Tables, 'users', Row>,
  { search, role, state }: UserFilters,
): SelectQueryBuilder<Tables, 'users', Row> {
  let found = users;
  if (search) found = found.where(matchesPerson(search));
  if (role) found = found.where('users.role', '=', role);
  if (state) found = found.where('users.blocked_at', state === 'blocked' ? 'is not' : 'is', null);
  return found;
}
