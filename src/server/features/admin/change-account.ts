import type { AdminUserBody, ChangedUserView } from '#contract/platform/admin-users.ts';
import { changedText, roleChangeDetails } from '#contract/sentences/admin-sentences.fr.ts';
import { isContactAddress } from '#domain/account/contact.ts';
import { isPromotion, userChangeRefusal } from '#domain/administration/user-changes.ts';
import { may } from '#domain/policy.ts';
import { announceChange } from '#server/db/announce-change.ts';
import { recordAudit } from '#server/db/audit.ts';
import { hasOpenRides } from '#server/db/has-open-rides.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { changeUser, holdAdmins, holdUser, makeResetLink } from '#server/features/accounts/index.ts';
import { hasOpenMoney } from '#server/features/payments/index.ts';
import { releaseRides } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { endAccess } from '#server/http/sessions.ts';
import { CLIENT_BLOCKED } from '#server/live/keep-live.ts';
import { newToken } from '#server/secrets/tokens.ts';
import { findAdminUser } from './admin-user-rows.ts';
import { mailedLink } from './mailed-link.ts';
import { presentAdminUser } from './present-admin-user.ts';

export type AccountCommand = { actor: UserRow; userId: string; siteUrl: string };
type Change = { user: UserRow; role: UserRow['role']; blocked: boolean };

/** Gives a role, blocks or unblocks: all of it with its lines in the journal, or nothing. */
export async function changeAccount(
  deps: Deps,
  order: AccountCommand,
  body: AdminUserBody,
): Promise<ChangedUserView> {
  const unusable = await deps.passwords.hash(newToken());
  const { change, link } = await deps.db.transaction().execute(async (trx) => {
    const held = await allowedChange(trx, order, body);
    await writeBlocking(deps, trx, order, held, body.reason);
    return { change: held, link: await writeRole(deps, trx, order, held, unusable) };
  });

  const resetLink = link && (await mailedLink(deps, change.user, link, change.role));
  const sent = resetLink === null ? 'mailed' : 'handed_over';
  return {
    user: presentAdminUser(await findAdminUser(deps.db, order.userId)),
    message: messageOf(change, link === null ? null : sent),
    resetLink,
  };
}

function messageOf(
  { user, role, blocked }: Change,
  resetLink: Parameters<typeof changedText>[0]['resetLink'],
): string {
  return changedText({
    firstName: user.first_name,
    role: { from: user.role, to: role },
    blocked: { from: user.blocked_at !== null, to: blocked },
    resetLink,
  });
}

/** Admins are held until the end: two who demote each other are judged one after the other. */
async function allowedChange(
  trx: Db,
  { actor, userId }: AccountCommand,
  change: AdminUserBody,
): Promise<Change> {
  const admins = await holdAdmins(trx);
  const user = await holdUser(trx, userId);
  if (change.role && isContactAddress(user.email)) throw new AppError('contact_has_no_account');
  const refusal = userChangeRefusal(
    { id: user.id, role: user.role, isBlocked: user.blocked_at !== null },
    change,
    {
      actorId: actor.id,
      otherAdmins: admins.filter((id) => id !== user.id).length,
      hasOpenRides: await hasOpenRides(trx, may(user, 'book_rides') ? 'client_id' : 'driver_id', user.id),
      hasOpenMoney: await hasOpenMoney(trx, user.id),
    },
  );
  if (refusal) throw new AppError(refusal);
  if (!admins.includes(actor.id)) throw new AppError('not_allowed');
  return { user, role: change.role ?? user.role, blocked: change.blocked ?? user.blocked_at !== null };
}

async function writeBlocking(
  deps: Deps,
  trx: Db,
  { actor }: AccountCommand,
  { user, blocked }: Change,
  reason = '',
): Promise<void> {
  if (blocked === (user.blocked_at !== null)) return;
  await changeUser(trx, user.id, { blocked_at: blocked ? deps.clock() : null });
  if (blocked) {
    await releaseRides(deps, trx, user, actor);
    await endAccess(trx, user.id);
    await announceChange(trx, CLIENT_BLOCKED, user.id);
  }
  await recordAudit(trx, {
    actorId: actor.id,
    action: blocked ? 'user_blocked' : 'user_unblocked',
    subject: nameOf(user),
    subjectId: user.id,
    details: reason,
    at: deps.clock(),
  });
}

/** Returns the link to a new password, which a promotion requires. */
async function writeRole(
  { clock }: Deps,
  trx: Db,
  { actor, siteUrl }: AccountCommand,
  { user, role }: Change,
  unusable: string,
): Promise<string | null> {
  if (role === user.role) return null;
  const isPromoted = isPromotion(user.role, role);
  await changeUser(trx, user.id, { role, ...(isPromoted ? { password_hash: unusable } : {}) });
  await endAccess(trx, user.id);
  await recordAudit(trx, {
    actorId: actor.id,
    action: 'user_role_changed',
    subject: nameOf(user),
    subjectId: user.id,
    details: roleChangeDetails(user.role, role),
    at: clock(),
  });
  return isPromoted ? await makeResetLink({ db: trx, clock }, user, siteUrl) : null;
}

export function nameOf({ first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}
