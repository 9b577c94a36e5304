import { emailFoot } from '#contract/sentences/email-foot.fr.ts';
import type { Mailer } from '#server/ports/mailer.ts';

/** Every email ends with the legal pages, once the address of the site is known. */
export function withLegalLinks(mailer: Mailer, knownSite: () => Promise<string | undefined>): Mailer {
  return {
    async send(mail) {
      const site = await knownSite().catch(() => undefined);
      return await mailer.send(site ? { ...mail, text: `${mail.text}\n\n${emailFoot(site)}` } : mail);
    },
  };
}
