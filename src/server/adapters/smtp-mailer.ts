import type { Mail, Mailer } from '#server/ports/mailer.ts';
import type { SendOutcome } from '#server/ports/send-outcome.ts';

const CONNECTION_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;

export type SmtpOptions = { url: string; from: string; silenceLimitMs?: number };

export function smtpMailer(options: SmtpOptions): Mailer {
  return {
    async send(mail) {
      const handover = watchHandover();
      try {
        const transport = await transportOf(options, handover.logger);
        const { messageId } = await transport.sendMail(messageFor(mail));
        return { state: 'sent', reference: messageId };
      } catch (error) {
        return outcomeOf(error as SmtpError, handover.isOver());
      }
    },
  };
}

/** The library is loaded with the first email: a server at rest does without. */
async function transportOf(
  { url, from, silenceLimitMs = SILENCE_LIMIT_MS }: SmtpOptions,
  logger: SmtpLogger,
) {
  const { createTransport } = await import('nodemailer');
  const limits = {
    connectionTimeout: CONNECTION_LIMIT_MS,
    greetingTimeout: CONNECTION_LIMIT_MS,
    dnsTimeout: CONNECTION_LIMIT_MS,
    socketTimeout: silenceLimitMs,
  };
  return createTransport(
    { url, ...limits, logger, disableFileAccess: true, disableUrlAccess: true },
    { from },
  );
}

function messageFor({ to, subject, text, calendar, attachment }: Mail) {
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  const attachments = [
    ...(calendar ? [{ filename: 'course.ics', content: calendar, contentType }] : []),
    ...(attachment
      ? [{ filename: attachment.name, content: attachment.bytes, contentType: attachment.contentType }]
      : []),
  ];
  // As an object it is one address; a text would be taken for a list of them.
  return { to: { name: '', address: to }, subject, text, attachments };
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** Without an answer after the data the outcome is unknown; before the data was transferred, nothing was sent. */
function outcomeOf({ code, command, responseCode }: SmtpError, isHandedOver: boolean): SendOutcome {
  if (responseCode !== undefined) {
    const reason = `${command} answered ${responseCode}`;
    return { state: 'refused', reason, again: !isFinal(command, responseCode) };
  }
  const reason = code ?? 'mail failed';
  if (isHandedOver) return { state: 'unknown', reason };
  return { state: 'refused', reason, again: code !== 'EENVELOPE' };
}

/** A refused connection or login may be corrected; a refused email stays refused. */
function isFinal(command: string | undefined, responseCode: number): boolean {
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

type SmtpLogger = ReturnType<typeof watchHandover>['logger'];

/**
 * The errors of a cut connection are the same before and after the data: only the log shows when it was transferred.
 */
function watchHandover() {
  let isOver = false;
  const ignore = () => {};
  const info = (entry: unknown) => {
    isOver ||= (entry as { tnx?: string }).tnx === 'message';
  };
  const logger = {
    level: ignore,
    trace: ignore,
    debug: ignore,
    info,
    warn: ignore,
    error: ignore,
    fatal: ignore,
  };
  return { logger, isOver: () => isOver };
}
