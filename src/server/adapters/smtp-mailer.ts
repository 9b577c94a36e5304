import { createTransport } from 'nodemailer';
import type { Mailer } from '#server/ports/mailer.ts';

export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(url, { from });

  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text });
    },
  };
}
