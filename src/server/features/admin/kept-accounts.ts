import { type Role, roles } from '#domain/account/roles.ts';
import type { Db } from '#server/db/schema.ts';
import { accountsQuery } from './figure-queries.ts';

type Kind = { role?: Role | undefined; state?: 'active' | 'blocked' | undefined };

/** Counts accounts of a role, of a state, of both, or all, without reading them. */
export async function accountCounter(db: Db): Promise<(kind?: Kind) => number> {
  const { rows } = await accountsQuery.execute(db);
  const counts = new Map(rows.map(({ which, n }) => [which, Number(n)]));

  return ({ role, state } = {}) => {
    const kinds = (role ? [role] : roles).flatMap((each) => [
      ...(state === 'blocked' ? [] : [each]),
      ...(state === 'active' ? [] : [`${each} blocked`]),
    ]);
    return kinds.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0);
  };
}
