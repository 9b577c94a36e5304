import { describe, expect, test } from 'vitest';
import { mistakesIn, type OpenApiDocument } from './openapi-check.ts';
import type { SeenRequest } from './provider-server.ts';
import { twilioAccount, twilioDocument } from './twilio.ts';
import { whatsappDocument } from './whatsapp.ts';

type Plant = [mistake: string, request: SeenRequest, told: RegExp];

const sms = (changes: Record<string, string> = {}, omitted = ''): string => {
  const form = new URLSearchParams({ To: '+33612345678', From: '+33700000000', Body: 'Bonjour', ...changes });
  form.delete(omitted);
  return form.toString();
};
const twilioRequest = (changes: Partial<SeenRequest> = {}): SeenRequest => ({
  method: 'POST',
  url: new URL(`http://provider/2010-04-01/Accounts/${twilioAccount.accountSid}/Messages.json`),
  headers: { authorization: 'Basic abc', 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
  body: sms(),
  ...changes,
});
const template = (changes: object = {}, message: object = {}) => {
  const parameters = [{ type: 'text', text: 'demain' }];
  const language = { policy: 'deterministic', code: 'fr' };
  const content = { name: 'vtc', language, components: [{ type: 'body', parameters }], ...changes };
  const head = { messaging_product: 'whatsapp', recipient_type: 'individual', to: '+33612345678' };
  return JSON.stringify({ ...head, type: 'template', template: content, ...message });
};
const whatsappRequest = (changes: Partial<SeenRequest> = {}): SeenRequest => ({
  method: 'POST',
  url: new URL('http://provider/v23.0/106540352242922/messages'),
  headers: { authorization: 'Bearer EAAB', 'content-type': 'application/json', 'user-agent': 'vtc/1.0.0' },
  body: template(),
  ...changes,
});
const { headers: twilioHeaders } = twilioRequest();
const { headers: whatsappHeaders } = whatsappRequest();

const twilioPlants: Plant[] = [
  ['another path', twilioRequest({ url: new URL('http://provider/2010-04-01/Messages.json') }), /^path/u],
  ['another method', twilioRequest({ method: 'PUT' }), /^method PUT/u],
  [
    'a wrong account',
    twilioRequest({ url: new URL('http://provider/2010-04-01/Accounts/AC12/Messages.json') }),
    /^path AccountSid/u,
  ],
  ['a query', twilioRequest({ url: new URL('?To=1', twilioRequest().url) }), /^query To/u],
  ['no login', twilioRequest({ headers: { ...twilioHeaders, authorization: undefined } }), /^authorization/u],
  [
    'JSON',
    twilioRequest({ headers: { ...twilioHeaders, 'content-type': 'application/json' } }),
    /^content type/u,
  ],
  ['no recipient', twilioRequest({ body: sms({}, 'To') }), /required property 'To'/u],
  ['an unknown field', twilioRequest({ body: sms({ Text: 'x' }) }), /unevaluated.*Text/u],
  ['a number in national form', twilioRequest({ body: sms({ To: '0612345678' }) }), /To must match format/u],
  [
    'a sender that is no service',
    twilioRequest({ body: sms({ MessagingServiceSid: `XX${'0'.repeat(32)}` }) }),
    /MessagingServiceSid must match pattern/u,
  ],
];

const whatsappPlants: Plant[] = [
  ['another path', whatsappRequest({ url: new URL('http://provider/v23.0/messages') }), /^path/u],
  [
    'no login',
    whatsappRequest({ headers: { ...whatsappHeaders, authorization: undefined } }),
    /^header Authorization is missing/u,
  ],
  ['no bearer', whatsappRequest({ headers: { ...whatsappHeaders, authorization: 'Basic x' } }), /Authoriz/u],
  ['a strange agent', whatsappRequest({ headers: { ...whatsappHeaders, 'user-agent': 'node' } }), /Agent/u],
  ['no product', whatsappRequest({ body: template({}, { messaging_product: undefined }) }), /required/u],
  ['a free text', whatsappRequest({ body: template({}, { type: 'text' }) }), /\/type must be equal/u],
  ['a misspelt field', whatsappRequest({ body: template({}, { templat: {} }) }), /unevaluated.*templat/u],
  ['a misspelt inner field', whatsappRequest({ body: template({ nam: 'x' }) }), /unevaluated.*nam/u],
  ['no language', whatsappRequest({ body: template({ language: undefined }) }), /required.*language/u],
  ['a bare language', whatsappRequest({ body: template({ language: { code: 'fr' } }) }), /policy/u],
  [
    'a number as a value',
    whatsappRequest({
      body: template({ components: [{ type: 'body', parameters: [{ type: 'text', text: 4 }] }] }),
    }),
    /text must be string/u,
  ],
  [
    'values without their kind',
    whatsappRequest({ body: template({ components: [{ type: 'body', parameters: [{ text: 'x' }] }] }) }),
    /required property 'type'/u,
  ],
];

describe.each<[string, OpenApiDocument, SeenRequest, Plant[]]>([
  ['Twilio', twilioDocument, twilioRequest(), twilioPlants],
  ['WhatsApp', whatsappDocument, whatsappRequest(), whatsappPlants],
])('the description of %s', (_, document, right, plants) => {
  test('takes a right request', () => {
    expect(mistakesIn(right, document)).toEqual([]);
  });

  test.each(plants)('refuses %s', (_mistake, request, told) => {
    expect(mistakesIn(request, document)).toContainEqual(expect.stringMatching(told));
  });
});
