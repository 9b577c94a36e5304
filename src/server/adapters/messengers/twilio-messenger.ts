import * as z from 'zod/mini';
import type { Messenger } from '#server/ports/messenger.ts';
import { absentVariables, notConfigured } from './absent-variables.ts';
import type { Wording } from './outcome-of.ts';
import { postMessage } from './post-message.ts';

export type TwilioOptions = {
  baseUrl: string;
  accountSid: string | undefined;
  authToken: string | undefined;
  /** A number, 'whatsapp:' and a number, or the id of a messaging service (MG…). */
  from: string | undefined;
  limitMs?: number | undefined;
};

export function twilioMessenger(options: TwilioOptions): Messenger {
  const { baseUrl, accountSid, authToken, from, limitMs } = options;

  return {
    async missing() {
      return absentVariables({
        TWILIO_ACCOUNT_SID: accountSid,
        TWILIO_AUTH_TOKEN: authToken,
        TWILIO_FROM: from,
      });
    },
    async send({ to, text }) {
      if (!accountSid || !authToken || !from) return notConfigured;
      const account = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`;
      const url = `${baseUrl.replace(/\/+$/u, '')}${account}/Messages.json`;
      const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
      const body = new URLSearchParams({ ...endsOf(from, to), Body: text });
      return await postMessage({ url, headers: { authorization: `Basic ${login}` }, body, limitMs }, wording);
    },
  };
}

/** Sender and recipient use the same channel. */
function endsOf(from: string, to: string): Record<string, string> {
  if (from.startsWith('MG')) return { To: to, MessagingServiceSid: from };
  if (from.startsWith('whatsapp:')) return { To: `whatsapp:${to}`, From: from };
  return { To: to, From: from };
}

const taken = z.object({ sid: z.string() });
const refused = z.object({ code: z.number() });

const wording: Wording = {
  referenceIn: (body) => z.safeParse(taken, body).data?.sid,
  errorCodeIn: (body) => z.safeParse(refused, body).data?.code,
  hopeless: new Set([
    // The number is wrong, cannot be reached, or wants nothing from us.
    ...[21211, 21214, 21217, 21265, 21408, 21604, 21610, 21612, 21614, 21635, 63003, 63024, 63033],
    // The text is empty, too long or not allowed.
    ...[21602, 21605, 21617, 63005, 63013, 63016],
  ]),
};
