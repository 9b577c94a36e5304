import { expect, test } from 'vitest';
import { CUT, openSmtpServer, SILENCE, type SmtpReplies } from '#tests/providers/smtp-server.ts';
import { smtpMailer } from './smtp-mailer.ts';

const from = 'Chloé <chloe@vtc.example>';
const mail = { to: 'amelie@example.org', subject: 'Votre course est confirmée', text: 'À demain !' };
const mailerAt = (url: string) => smtpMailer({ url, from, silenceLimitMs: 1_000 });

test('an email leaves with its calendar file, and comes back with its id', async () => {
  const { host, emails } = await openSmtpServer();
  const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

  const outcome = await mailerAt(`smtp://${host}`).send({ ...mail, calendar });

  expect(outcome).toEqual({ state: 'sent', reference: expect.stringMatching(/^<.+@vtc\.example>$/u) });
  expect(emails[0]).toContain('To: amelie@example.org');
  expect(emails[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/u);
  expect(emails[0]).toContain('filename=course.ics');
  expect(emails[0]).toContain(Buffer.from(calendar).toString('base64'));
});

test('an email leaves with its attachment', async () => {
  const { host, emails } = await openSmtpServer();
  const bytes = Buffer.from('%PDF-1.7');

  await mailerAt(`smtp://${host}`).send({
    ...mail,
    attachment: { name: 'facture-F-2026-00042.pdf', contentType: 'application/pdf', bytes },
  });

  expect(emails[0]).toMatch(/Content-Type: application\/pdf/u);
  expect(emails[0]).toContain('filename=facture-F-2026-00042.pdf');
  expect(emails[0]).toContain(bytes.toString('base64'));
});

test('an email without a calendar is plain text', async () => {
  const { host, emails } = await openSmtpServer();

  await mailerAt(`smtp://${host}`).send(mail);

  expect(emails[0]).toContain('Content-Type: text/plain; charset=utf-8');
  expect(emails[0]).not.toContain('calendar');
});

test.each<[string, SmtpReplies, string]>([
  ['does not know the recipient', { RCPT: '550 5.1.1 unknown <amelie@example.org>' }, 'RCPT TO answered 550'],
  ['does not want the email announced', { DATA: '554 no' }, 'DATA answered 554'],
  ['does not want the email it read', { email: '554 5.7.1 spam' }, 'DATA answered 554'],
])('a server that %s is not asked again', async (_, replies, reason) => {
  const { host } = await openSmtpServer(replies);

  const outcome = await mailerAt(`smtp://${host}`).send(mail);

  expect(outcome).toEqual({ state: 'refused', reason, again: false });
});

test.each<[string, SmtpReplies, string]>([
  ['does not want us', { greeting: '554 go away' }, 'CONN answered 554'],
  ['is busy', { greeting: '421 busy' }, 'CONN answered 421'],
  ['does not know the password', { EHLO: '250 AUTH PLAIN', AUTH: '535 wrong' }, 'AUTH PLAIN answered 535'],
  ['does not want the sender', { MAIL: '550 no relay' }, 'MAIL FROM answered 550'],
  ['lets the recipient wait', { RCPT: '450 4.2.1 greylisted' }, 'RCPT TO answered 450'],
  ['has no room for the email', { email: '452 full' }, 'DATA answered 452'],
  ['hangs up at once', { greeting: CUT }, 'ECONNECTION'],
  ['hangs up before the email', { RCPT: CUT }, 'ECONNECTION'],
  ['hangs up instead of accepting the email', { DATA: CUT }, 'ECONNECTION'],
  ['falls silent before the email', { MAIL: SILENCE }, 'ETIMEDOUT'],
])('a server that %s is asked again', async (_, replies, reason) => {
  const { host } = await openSmtpServer(replies);

  const outcome = await mailerAt(`smtp://chloe:secret@${host}`).send(mail);

  expect(outcome).toEqual({ state: 'refused', reason, again: true });
});

test.each<[string, SmtpReplies, string]>([
  ['hangs up', { email: CUT }, 'ECONNECTION'],
  ['falls silent', { email: SILENCE }, 'ETIMEDOUT'],
  ['answers nonsense', { email: 'hello' }, 'EMESSAGE'],
])('a server that %s after the email may have taken it', async (_, replies, reason) => {
  const { host, emails } = await openSmtpServer(replies);

  const outcome = await mailerAt(`smtp://${host}`).send(mail);

  expect(outcome).toEqual({ state: 'unknown', reason });
  expect(emails).toHaveLength(1);
});

test('a server that is not there, has no name or speaks no TLS is asked again', async () => {
  const { host } = await openSmtpServer();
  const urls = ['smtp://127.0.0.1:1', 'smtp://nowhere.invalid', `smtps://${host}`];

  const outcomes = await Promise.all(urls.map((url) => mailerAt(url).send(mail)));

  expect(outcomes).toEqual([
    { state: 'refused', reason: 'ESOCKET', again: true },
    { state: 'refused', reason: 'EDNS', again: true },
    { state: 'refused', reason: 'ESOCKET', again: true },
  ]);
});

test('an email without a recipient is never sent', async () => {
  const { host, emails } = await openSmtpServer();

  const outcome = await mailerAt(`smtp://${host}`).send({ ...mail, to: '' });

  expect(outcome).toEqual({ state: 'refused', reason: 'EENVELOPE', again: false });
  expect(emails).toEqual([]);
});
