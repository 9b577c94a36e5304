import { expect, test } from 'vitest';
import { expectMatchesOpenApi } from '#tests/providers/openapi-check.ts';
import { openProvider } from '#tests/providers/provider-server.ts';
import { twilio, twilioAccount, twilioDocument } from '#tests/providers/twilio.ts';
import { twilioMessenger } from './twilio-messenger.ts';

const from = '+33700000000';
const message = {
  to: '+33612345678',
  event: 'accepted' as const,
  text: 'Course confirmée & prête',
  values: [],
};
const open = async (changes: { from?: string; authToken?: string } = {}) => {
  const provider = await openProvider(twilio);
  const messenger = twilioMessenger({ baseUrl: `${provider.baseUrl}/`, from, ...twilioAccount, ...changes });
  return { provider, messenger };
};

test('a message goes out as Twilio describes it and comes back with its id', async () => {
  const { provider, messenger } = await open();

  const outcome = await messenger.send(message);

  expect(outcome).toEqual({ state: 'sent', reference: 'SMaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' });
  expectMatchesOpenApi(provider.requests[0], twilioDocument);
  expect(Object.fromEntries(new URLSearchParams(provider.requests[0]?.body))).toEqual({
    To: '+33612345678',
    From: from,
    Body: 'Course confirmée & prête',
  });
});

test.each([
  [
    'a messaging service',
    `MG${'0a'.repeat(16)}`,
    { To: '+33612345678', MessagingServiceSid: `MG${'0a'.repeat(16)}` },
  ],
  ['WhatsApp', 'whatsapp:+14155238886', { To: 'whatsapp:+33612345678', From: 'whatsapp:+14155238886' }],
])('%s can be the sender', async (_, sender, ends) => {
  const { provider, messenger } = await open({ from: sender });

  const outcome = await messenger.send(message);

  expect(outcome.state).toBe('sent');
  expectMatchesOpenApi(provider.requests[0], twilioDocument);
  expect(Object.fromEntries(new URLSearchParams(provider.requests[0]?.body))).toEqual({
    ...ends,
    Body: message.text,
  });
});

test.each([
  ['is invalid', '+15005550001', 400, 21211],
  ['cannot be reached', '+15005550002', 400, 21612],
  ['is in a closed region', '+15005550003', 403, 21408],
  ['has unsubscribed', '+15005550004', 400, 21610],
  ['is no mobile', '+15005550009', 400, 21614],
])('a number that %s is not tried again', async (_, to, status, code) => {
  const { messenger } = await open();

  const outcome = await messenger.send({ ...message, to });

  expect(outcome).toEqual({ state: 'refused', reason: `status ${status}, code ${code}`, again: false });
});

test('a wrong token may be corrected, so the message is tried again', async () => {
  const { messenger } = await open({ authToken: 'wrong' });

  const outcome = await messenger.send(message);

  expect(outcome).toEqual({ state: 'refused', reason: 'status 401, code 20003', again: true });
});

test('nothing is sent, and every absent variable is named, before Twilio is set up', async () => {
  const { baseUrl, requests } = await openProvider(twilio);
  const messenger = twilioMessenger({ baseUrl, accountSid: undefined, authToken: '', from });

  const outcome = await messenger.send(message);

  expect(outcome).toEqual({ state: 'refused', reason: 'not configured', again: true });
  expect(requests).toEqual([]);
  expect(await messenger.missing()).toEqual([
    'TWILIO_ACCOUNT_SID n’est pas défini.',
    'TWILIO_AUTH_TOKEN n’est pas défini.',
  ]);
});

test('nothing is missing once all is set', async () => {
  const { messenger } = await open();

  expect(await messenger.missing()).toEqual([]);
});
