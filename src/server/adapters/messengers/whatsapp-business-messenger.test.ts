import { expect, test } from 'vitest';
import { expectMatchesOpenApi } from '#tests/providers/openapi-check.ts';
import { openProvider } from '#tests/providers/provider-server.ts';
import { metaError, whatsapp, whatsappAccount, whatsappDocument } from '#tests/providers/whatsapp.ts';
import { type WhatsappBusinessOptions, whatsappBusinessMessenger } from './whatsapp-business-messenger.ts';

const templates = { accepted: 'vtc_accepted', rejected: 'vtc_forgotten' };
const values = ['Chloé', 'jeu. 7 mai à 17:30', 'Gare de Lyon', '–', '24,50 €'];
const message = {
  to: '+33612345678',
  event: 'accepted' as const,
  text: 'Votre course est confirmée',
  values,
};
const reference = 'wamid.gBGGSFcCNEOPAgkO_KJ55r4w_ww';
const open = async (changes: Partial<WhatsappBusinessOptions> = {}) => {
  const provider = await openProvider(whatsapp);
  const options = { baseUrl: provider.baseUrl, templates, ...whatsappAccount, ...changes };
  return { provider, messenger: whatsappBusinessMessenger(options) };
};

test('an approved template goes out with its values, as Meta describes it', async () => {
  const { provider, messenger } = await open();

  const outcome = await messenger.send(message);

  expect(outcome).toEqual({ state: 'sent', reference });
  expectMatchesOpenApi(provider.requests[0], whatsappDocument);
  expect(JSON.parse(provider.requests[0]?.body ?? '')).toMatchObject({
    to: '+33612345678',
    template: {
      name: 'vtc_accepted',
      language: { code: 'fr' },
      components: [{ type: 'body', parameters: values.map((text) => ({ type: 'text', text })) }],
    },
  });
});

test('line breaks, tabs, gaps and empty values are made fit for a template', async () => {
  const { provider, messenger } = await open();
  const rough = ['Chloé\nMartin', 'a\tb', '12 rue      de Rivoli ', '', '24,50\u00a0€'];

  const outcome = await messenger.send({ ...message, values: rough });

  expect(outcome.state).toBe('sent');
  const { template } = JSON.parse(provider.requests[0]?.body ?? '');
  expect(template.components[0].parameters.map(({ text }: { text: string }) => text)).toEqual([
    'Chloé Martin',
    'a b',
    '12 rue de Rivoli',
    '–',
    '24,50\u00a0€',
  ]);
});

test('the connection is tested with Meta’s own sample when no template is named for it', async () => {
  const { provider, messenger } = await open();

  const outcome = await messenger.send({ ...message, event: 'test' });

  expect(outcome).toEqual({ state: 'sent', reference });
  expectMatchesOpenApi(provider.requests[0], whatsappDocument);
  expect(JSON.parse(provider.requests[0]?.body ?? '').template).toEqual({
    name: 'hello_world',
    language: { policy: 'deterministic', code: 'en_US' },
  });
});

test.each([
  ['a number without WhatsApp', { to: '+33600000001' }, 'status 400, code 131026'],
  ['a template that Meta does not know', { event: 'rejected' as const }, 'status 404, code 132001'],
  ['a wrong number of values', { values: ['demain'] }, 'status 400, code 132000'],
])('%s is not tried again', async (_, changes, reason) => {
  const { messenger } = await open();

  const outcome = await messenger.send({ ...message, ...changes });

  expect(outcome).toEqual({ state: 'refused', reason, again: false });
});

test.each([
  ['an expired token', { token: 'old' }, 'status 401, code 190'],
  ['an unknown sender', { phoneNumberId: '7' }, 'status 400, code 33'],
  ['a token that no header can carry', { token: 'a\nb' }, 'the settings make no valid request'],
])('%s may be corrected, so the message is tried again', async (_, changes, reason) => {
  const { messenger } = await open(changes);

  const outcome = await messenger.send(message);

  expect(outcome).toEqual({ state: 'refused', reason, again: true });
});

test('a limit that is reached passes, and a broken Meta leaves us in doubt', async () => {
  const { provider, messenger } = await open();

  provider.nowAnswers(() => metaError(429, 130429, 'Rate limit hit'));
  const limited = await messenger.send(message);
  provider.nowAnswers(() => metaError(500, 131000, 'Something went wrong'));
  const broken = await messenger.send(message);

  expect(limited).toEqual({ state: 'refused', reason: 'status 429, code 130429', again: true });
  expect(broken).toEqual({ state: 'unknown', reason: 'status 500, code 131000' });
});

test('an event without a template is not sent, and every absent variable is named', async () => {
  const { provider, messenger } = await open({ token: undefined });

  const outcome = await messenger.send({ ...message, event: 'started' });

  expect(outcome).toEqual({ state: 'refused', reason: 'not configured', again: true });
  expect(provider.requests).toEqual([]);
  expect(await messenger.missing()).toEqual(['WHATSAPP_TOKEN n’est pas défini.']);
  expect(messenger.sends?.('started')).toBe(false);
  expect(messenger.sends?.('accepted')).toBe(true);
  expect(await messenger.heldBack?.()).toEqual([
    'WHATSAPP_TEMPLATE_NEW_RIDE n’est pas défini.',
    'WHATSAPP_TEMPLATE_CANCELLED n’est pas défini.',
    'WHATSAPP_TEMPLATE_STARTED n’est pas défini.',
  ]);
});
