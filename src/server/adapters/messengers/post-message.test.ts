import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openProvider, type Reply } from '#tests/providers/provider-server.ts';
import { twilio, twilioAccount, twilioError } from '#tests/providers/twilio.ts';
import { twilioMessenger } from './twilio-messenger.ts';

const LIMIT_MS = 1_500;
const message = { to: '+33612345678', event: 'accepted' as const, text: 'Bonjour', values: [] };
const messengerAt = (baseUrl: string) =>
  twilioMessenger({ baseUrl, from: '+33700000000', limitMs: LIMIT_MS, ...twilioAccount });

test.each<[string, Reply, object]>([
  ['is too slow', { after: LIMIT_MS * 2 }, { state: 'unknown', reason: 'no answer in time' }],
  ['hangs up without an answer', { cut: 'before' }, { state: 'unknown', reason: 'UND_ERR_SOCKET' }],
  ['is cut in its answer', { status: 201, cut: true, body: { sid: 'SM1' } }, { state: 'unknown' }],
  ['answers a page', { body: '<html>Maintenance</html>' }, { state: 'unknown' }],
  ['answers another shape', { status: 201, body: { sid: 7 } }, { state: 'unknown' }],
  ['is broken', { status: 500, body: 'oops' }, { state: 'unknown', reason: 'status 500' }],
  ['is behind a broken gateway', { status: 502, body: 'bad gateway' }, { state: 'unknown' }],
  ['is overloaded and says so', twilioError(503, 20503, 'Busy'), { state: 'refused', again: true }],
  ['is hidden by an overloaded gateway', { status: 503, body: '<html>' }, { state: 'unknown' }],
  ['wants us to slow down', twilioError(429, 20429, 'Too Many Requests'), { state: 'refused', again: true }],
  [
    'is cut in its refusal',
    { status: 400, cut: true, body: { code: 21211 } },
    { state: 'refused', again: true },
  ],
])('when the provider %s, the outcome says what is sure', async (_, reply, outcome) => {
  const { baseUrl } = await openProvider(() => reply);

  expect(await messengerAt(baseUrl).send(message)).toMatchObject(outcome);
});

test('a redirection is refused, not followed', async () => {
  const elsewhere = await openProvider(twilio);
  const headers = { location: `${elsewhere.baseUrl}/2010-04-01/Accounts/x/Messages.json` };
  const { baseUrl } = await openProvider(() => ({ status: 307, headers }));

  const outcome = await messengerAt(baseUrl).send(message);

  expect(outcome).toEqual({ state: 'refused', reason: 'status 307', again: true });
  expect(elsewhere.requests).toEqual([]);
});

test('a provider that is not there, has no name or speaks no TLS got nothing', async () => {
  const { baseUrl } = await openProvider(twilio);
  const gone = await closedAddress();

  const outcomes = await Promise.all(
    [gone, 'http://nowhere.invalid', baseUrl.replace('http', 'https')].map((url) =>
      messengerAt(url).send(message),
    ),
  );

  expect(outcomes).toEqual([
    { state: 'refused', reason: 'ECONNREFUSED', again: true },
    { state: 'refused', reason: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/u), again: true },
    { state: 'refused', reason: 'ERR_SSL_WRONG_VERSION_NUMBER', again: true },
  ]);
});

async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}
