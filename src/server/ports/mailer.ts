export type Mail = { to: string; subject: string; text: string };

/** Sends letters. Absent from the deps when no mail server is set. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
