import type { AdminUsersView } from '#contract/platform/admin-users.ts';
import { oneMore, pageOf } from '#server/db/page-of.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { cursorOf, keyFrom } from '#server/http/page-key.ts';
import { countUsers, listUsers, type UserFilters } from './admin-user-rows.ts';
import { presentAdminUser } from './present-admin-user.ts';

const PAGE = 20;

export async function readUsers(
  { db }: Deps,
  { before, ...filters }: UserFilters & { before?: string | undefined },
): Promise<AdminUsersView> {
  const users = await listUsers(db, filters, keyFrom(before, isUuid), oneMore(PAGE));
  const { page, last } = pageOf(users, PAGE);
  return {
    users: page.map(presentAdminUser),
    total: await countUsers(db, filters),
    next: last ? cursorOf({ at: last.created_at, id: last.id }) : null,
  };
}
