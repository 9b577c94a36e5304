import type { ChangedUserView } from '#contract/platform/admin-users.ts';
import { resetLinkDetails } from '#contract/sentences/admin-sentences.fr.ts';
import { linkText } from '#contract/sentences/reset-emails.fr.ts';
import { isContactAddress } from '#domain/account/contact.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Deps } from '#server/deps.ts';
import { holdUser, makeResetLink } from '#server/features/accounts/index.ts';
import { AppError } from '#server/http/errors.ts';
import { findAdminUser } from './admin-user-rows.ts';
import { type AccountCommand, nameOf } from './change-account.ts';
import { mailedLink } from './mailed-link.ts';
import { presentAdminUser } from './present-admin-user.ts';

/** The old password and the sessions stay valid until the link is used; blocking ends access. */
export async function resetAccountPassword(deps: Deps, order: AccountCommand): Promise<ChangedUserView> {
  const { actor, userId, siteUrl } = order;
  const { user, link } = await deps.db.transaction().execute(async (trx) => {
    const held = await holdUser(trx, userId);
    if (isContactAddress(held.email)) throw new AppError('contact_has_no_account');
    if (held.blocked_at) throw new AppError('user_is_blocked');
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'user_password_reset',
      subject: nameOf(held),
      subjectId: held.id,
      details: resetLinkDetails(deps.mailer !== undefined),
      at: deps.clock(),
    });
    return { user: held, link: await makeResetLink({ db: trx, clock: deps.clock }, held, siteUrl) };
  });

  const resetLink = await mailedLink(deps, user, link);
  return {
    user: presentAdminUser(await findAdminUser(deps.db, user.id)),
    message: linkText(resetLink === null),
    resetLink,
  };
}
