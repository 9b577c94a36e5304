import { describe, expect, test } from 'vitest';
import { mistakesIn, type OpenApiDocument } from './openapi-check.ts';
import { paypalOrdersDocument, paypalRefundsDocument } from './paypal-documents.ts';
import type { SeenRequest } from './provider-server.ts';
import { twilioAccount, twilioDocument } from './twilio.ts';
import { whatsappDocument } from './whatsapp.ts';

type Plant = [mistake: string, request: SeenRequest, messages: RegExp];

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
const paypalRequest = (path: string, body: object, changes: Partial<SeenRequest> = {}): SeenRequest => ({
  method: 'POST',
  url: new URL(path, 'http://provider'),
  headers: {
    authorization: 'Bearer A21AA',
    'content-type': 'application/json',
    prefer: 'return=representation',
    'paypal-request-id': '01977b2e-open',
  },
  body: JSON.stringify(body),
  ...changes,
});
const euros = { currency_code: 'EUR', value: '24.50' };
const order = (unit: object = {}, experience: object = {}, changes: object = {}) => {
  const context = { locale: 'fr-FR', user_action: 'PAY_NOW', return_url: 'https://vtc.fr/', ...experience };
  const purchase_units = [{ custom_id: '01977b2e', amount: euros, ...unit }];
  const payment_source = { paypal: { experience_context: context } };
  return { intent: 'CAPTURE', purchase_units, payment_source, ...changes };
};
const orderRequest = (body: object = order(), changes: Partial<SeenRequest> = {}) =>
  paypalRequest('/v2/checkout/orders', body, changes);
const refundRequest = (changes: object = {}) =>
  paypalRequest('/v2/payments/captures/2GG279541U471931P/refund', { amount: euros, ...changes });
const { headers: paypalHeaders } = orderRequest();
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

const level2 = (invoice_id: string) => ({ supplementary_data: { card: { level_2: { invoice_id } } } });

const paypalOrderPlants: Plant[] = [
  ['another path', paypalRequest('/v2/orders', order()), /^path/u],
  ['another method', orderRequest(order(), { method: 'PUT' }), /^method PUT/u],
  [
    'an order id in small letters',
    paypalRequest('/v2/checkout/orders/5o1/capture', {}),
    /^path id .*pattern/u,
  ],
  ['a body with a GET', paypalRequest('/v2/checkout/orders/5O1', {}, { method: 'GET' }), /^body is unknown/u],
  [
    'no login',
    orderRequest(order(), { headers: { ...paypalHeaders, authorization: undefined } }),
    /^author/u,
  ],
  [
    'an endless key',
    orderRequest(order(), { headers: { ...paypalHeaders, 'paypal-request-id': 'k'.repeat(109) } }),
    /^header PayPal-Request-Id must NOT have more/u,
  ],
  ['no intent', orderRequest(order({}, {}, { intent: undefined })), /required property 'intent'/u],
  ['a strange intent', orderRequest(order({}, {}, { intent: 'SALE' })), /intent must be equal/u],
  ['no unit', orderRequest(order({}, {}, { purchase_units: [] })), /fewer than 1 items/u],
  [
    'a number for an amount',
    orderRequest(order({ amount: { ...euros, value: 24.5 } })),
    /value must be str/u,
  ],
  [
    'a comma in an amount',
    orderRequest(order({ amount: { ...euros, value: '24,50' } })),
    /value must match/u,
  ],
  ['an amount without its currency', orderRequest(order({ amount: { value: '1.00' } })), /currency_code/u],
  ['an endless description', orderRequest(order({ description: 'é'.repeat(128) })), /more than 127/u],
  ['a misspelt field', orderRequest(order({ customId: 'x' })), /unevaluated.*customId/u],
  ['a misspelt value', orderRequest(order({}, { user_action: 'PAY' })), /user_action must be equal/u],
  ['a strange locale', orderRequest(order({}, { locale: 'français' })), /locale must match pattern/u],
  [
    'an address without its scheme',
    orderRequest(order({}, { return_url: 'vtc.fr' })),
    /return_url must match/u,
  ],
  // The two patterns that had to be mended refuse as before.
  [
    'an address that is none',
    orderRequest(order({ payee: { email_address: 'chloe' } })),
    /email_address must/u,
  ],
  ['a strange invoice', orderRequest(order(level2('n°7'))), /invoice_id must match pattern/u],
];

const paypalRefundPlants: Plant[] = [
  ['another path', paypalRequest('/v2/payments/refunds', {}), /^path/u],
  ['no value', refundRequest({ amount: { currency_code: 'EUR' } }), /required property 'value'/u],
  ['an endless note', refundRequest({ note_to_payer: 'x'.repeat(256) }), /more than 255/u],
  ['a misspelt field', refundRequest({ customId: 'x' }), /unevaluated.*customId/u],
];

describe.each<[string, OpenApiDocument, SeenRequest, Plant[]]>([
  ['Twilio', twilioDocument, twilioRequest(), twilioPlants],
  ['WhatsApp', whatsappDocument, whatsappRequest(), whatsappPlants],
  ['PayPal for orders', paypalOrdersDocument, orderRequest(), paypalOrderPlants],
  [
    'PayPal for invoices and addresses',
    paypalOrdersDocument,
    orderRequest(order({ ...level2('n-7!'), payee: { email_address: 'chloe@vtc.fr' } })),
    [],
  ],
  ['PayPal for refunds', paypalRefundsDocument, refundRequest(), paypalRefundPlants],
])('the description of %s', (_, document, right, plants) => {
  test('takes a right request', () => {
    expect(mistakesIn(right, document)).toEqual([]);
  });

  test.each(plants)('refuses %s', (_mistake, request, messages) => {
    expect(mistakesIn(request, document)).toContainEqual(expect.stringMatching(messages));
  });
});
