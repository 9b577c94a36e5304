import type { FastifyBaseLogger } from 'fastify';
import type { ForgottenPasswordView } from '#contract/account/auth.ts';
import {
  forgottenPasswordEmail,
  RESET_BY_CONTACT,
  RESET_LINK_SENT,
} from '#contract/sentences/reset-emails.fr.ts';
import { accountKey } from '#server/db/account-key.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';
import type { Caller } from './known-devices.ts';
import { countOpenLinks, makeResetLink } from './reset-links.ts';
import { findUserByEmail } from './user-repository.ts';

const AN_HOUR = 3600;
const PER_EMAIL = 5;
const PER_ADDRESS = 20;
/** The owner receives them all, whoever asked: more would only fill the mailbox. */
const MOST_OPEN_LINKS = 20;

type Request = { email: string; caller: Caller; siteUrl: string; log: FastifyBaseLogger };

/** Answers before the account is even looked up: neither the answer nor its time reveals which accounts exist. */
export async function sendResetLink(deps: Deps, request: Request): Promise<ForgottenPasswordView> {
  await refuseFloods(deps, request);
  void mailLink(deps, request).catch((error: unknown) => {
    request.log.error({ err: error }, 'password reset link not made');
  });
  return deps.mailer
    ? { by: 'email', message: RESET_LINK_SENT }
    : { by: 'contact', message: RESET_BY_CONTACT };
}

/** Counted by caller, never by account alone: a stranger cannot use up the owner's links. */
async function refuseFloods(deps: Deps, { email, caller: { address, device } }: Request): Promise<void> {
  const rule = { seconds: AN_HOUR, refusal: 'too_many_requests' } as const;
  const account = await accountKey(deps.db, email);
  const asker = device ? `device:${device}` : `address:${address}`;
  if (!device) await limitOrRefuse(deps, { ...rule, key: `reset:address:${address}`, limit: PER_ADDRESS });
  await limitOrRefuse(deps, { ...rule, key: `reset:email:${account}:${asker}`, account, limit: PER_EMAIL });
}

async function mailLink(deps: Deps, { email, caller, siteUrl, log }: Request): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (!user || user.blocked_at) return;
  if (!caller.device && (await countOpenLinks(deps, user)) >= MOST_OPEN_LINKS) return;
  await deliver(deps, user, await makeResetLink(deps, user, siteUrl), log);
}

/** Without a mail server the link is logged for the operator, whom the page asks the user to contact. */
async function deliver({ mailer }: Deps, user: UserRow, link: string, log: FastifyBaseLogger): Promise<void> {
  if (!mailer) {
    log.warn({ link }, 'password reset link (no SMTP_URL is set)');
    return;
  }
  const outcome = await mailer.send({ to: user.email, ...forgottenPasswordEmail(user.first_name, link) });
  if (outcome.state !== 'sent') log.error({ reason: outcome.reason }, 'password reset email not sent');
}
