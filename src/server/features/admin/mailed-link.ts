import { invitationEmail } from '#contract/sentences/reset-emails.fr.ts';
import type { Role } from '#domain/account/roles.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

/** Sends the link; when that failed or may have failed, returns it for the admin to hand over. */
export async function mailedLink(
  { mailer }: Pick<Deps, 'mailer'>,
  user: UserRow,
  link: string,
  promotedTo?: Role,
): Promise<string | null> {
  if (!mailer) return link;
  const { state } = await mailer.send({
    to: user.email,
    ...invitationEmail(user.first_name, link, promotedTo),
  });
  return state === 'sent' ? null : link;
}
