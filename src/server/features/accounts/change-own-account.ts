import { may } from '#domain/policy.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { reissueVouchers } from '#server/features/vouchers/index.ts';
import { changeUser, type UserChange } from './user-repository.ts';

/** The name of a driver is printed on the vouchers of their rides: both change together. */
export async function changeOwnAccount(
  deps: Deps,
  trx: Db,
  user: UserRow,
  change: UserChange,
): Promise<UserRow> {
  const changed = await changeUser(trx, user.id, change);
  if (may(user, 'drive')) await reissueVouchers(deps, trx, user.id);
  return changed;
}
