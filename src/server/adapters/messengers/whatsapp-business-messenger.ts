import * as z from 'zod/mini';
import { requiredTemplates } from '#domain/notification/notification.ts';
import type { Messenger, OutgoingMessage } from '#server/ports/messenger.ts';
import { absentVariables, notConfigured } from './absent-variables.ts';
import type { Wording } from './outcome-of.ts';
import { postMessage } from './post-message.ts';

export type WhatsappBusinessOptions = {
  baseUrl: string;
  token: string | undefined;
  phoneNumberId: string | undefined;
  /** The approved template of each event, in French. */
  templates: Partial<Record<OutgoingMessage['event'], string | undefined>>;
  limitMs?: number | undefined;
};

export function whatsappBusinessMessenger(options: WhatsappBusinessOptions): Messenger {
  const { baseUrl, token, phoneNumberId, templates, limitMs } = options;

  return {
    async missing() {
      return absentVariables({ WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId });
    },
    async heldBack() {
      const names = requiredTemplates.map((event) => [
        `WHATSAPP_TEMPLATE_${event.toUpperCase()}`,
        templates[event],
      ]);
      return absentVariables(Object.fromEntries(names));
    },
    sends: (event) => Boolean(templates[event]),
    async send(message) {
      const template = templateOf(message, templates[message.event]);
      if (!token || !phoneNumberId || !template) return notConfigured;
      const url = `${baseUrl.replace(/\/+$/u, '')}/v23.0/${encodeURIComponent(phoneNumberId)}/messages`;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify(envelope(message.to, template));
      return await postMessage({ url, headers, body, limitMs }, wording);
    },
  };
}

/** Every account has Meta's own sample, which serves to test the connection. */
function templateOf({ event, values }: OutgoingMessage, name: string | undefined) {
  if (name) return { name, language: languageOf('fr'), ...componentsOf(values) };
  return event === 'test' ? { name: 'hello_world', language: languageOf('en_US') } : undefined;
}

function languageOf(code: string) {
  return { policy: 'deterministic', code };
}

function componentsOf(values: string[]) {
  const parameters = values.map((value) => ({ type: 'text', text: cleaned(value) }));
  return parameters.length > 0 ? { components: [{ type: 'body', parameters }] } : {};
}

/** Meta refuses line breaks, tabs, long gaps and nothing at all. */
function cleaned(value: string): string {
  return value.replace(/[ \t\r\n\v\f\u2028\u2029]+/gu, ' ').trim() || '–';
}

function envelope(to: string, template: object) {
  return { messaging_product: 'whatsapp', recipient_type: 'individual', to, type: 'template', template };
}

const taken = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });
const refused = z.object({ error: z.object({ code: z.number(), error_subcode: z.optional(z.number()) }) });

const UNKNOWN_OBJECT = 33;

/** Meta reports an unknown account with the code of a wrong value: only the subcode tells them apart. */
function errorCodeIn(body: unknown): number | undefined {
  const error = z.safeParse(refused, body).data?.error;
  return error?.error_subcode === UNKNOWN_OBJECT ? UNKNOWN_OBJECT : error?.code;
}

const wording: Wording = {
  referenceIn: (body) => z.safeParse(taken, body).data?.messages[0]?.id,
  errorCodeIn,
  hopeless: new Set([
    // The number is not on WhatsApp, is our own, or wants nothing from us.
    ...[131021, 131026, 131050],
    // The request, a value or the template is wrong.
    ...[100, 131008, 131009, 131051],
    ...[132000, 132001, 132005, 132007, 132012, 132015, 132016],
  ]),
};
