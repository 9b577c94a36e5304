import type { SendOutcome } from './send-outcome.ts';

export type MailAttachment = { name: string; contentType: string; bytes: Buffer };

/** `calendar` is an iCalendar text, attached as a file. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  calendar?: string;
  attachment?: MailAttachment;
};

/** Sends emails. Absent from the deps when no mail server is set. It never throws. */
export interface Mailer {
  send(mail: Mail): Promise<SendOutcome>;
}
