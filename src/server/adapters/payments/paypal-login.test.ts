import { expect, test } from 'vitest';
import { openPaypal } from '#tests/providers/paypal.ts';
import { paypalAccount } from '#tests/providers/paypal-account.ts';
import { openPaypalTill, paypalTill } from '#tests/providers/paypal-till.ts';
import { openProvider, type SeenRequest } from '#tests/providers/provider-server.ts';
import { sampleOrder, sampleRefund } from '#tests/providers/sample-order.ts';

const logins = (requests: SeenRequest[]) =>
  requests.filter(({ url }) => url.pathname === '/v1/oauth2/token').map(({ body }) => body);

test('one login serves many calls', async () => {
  const { paypal, till, paidOrder } = await openPaypalTill();

  const { orderId } = await paidOrder();
  await till.look(orderId);

  expect(logins(paypal.requests)).toEqual(['grant_type=client_credentials']);
});

test('a login that PayPal forgot is renewed once, with the same key', async () => {
  const { paypal, till, approvedOrder } = await openPaypalTill();
  const orderId = await approvedOrder();
  paypal.revokeTokens();

  const standing = await till.capture(orderId, sampleOrder.reference);

  const keys = paypal.requests
    .filter(({ url }) => url.pathname.endsWith('/capture'))
    .map(({ headers }) => headers['paypal-request-id']);
  expect(standing.state).toBe('taken');
  expect(keys).toEqual([`${sampleOrder.reference}-capture`, `${sampleOrder.reference}-capture`]);
  expect(logins(paypal.requests)).toHaveLength(2);
});

test('a login that is never enough is not tried for ever', async () => {
  const provider = await openProvider((url) =>
    url.pathname.endsWith('/token')
      ? { body: { access_token: 'A21', expires_in: 32_400 } }
      : { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } },
  );
  const till = paypalTill(provider.baseUrl);

  expect(await till.look('5O1')).toEqual({ state: 'unknown', reason: 'status 401, AUTHENTICATION_FAILURE' });
  expect(provider.requests).toHaveLength(4);
});

test('a login is renewed before it ends', async () => {
  const provider = await openProvider((url) =>
    url.pathname.endsWith('/token')
      ? { body: { access_token: 'A21', expires_in: 59 } }
      : { body: { id: '5O1', status: 'CREATED' } },
  );
  const till = paypalTill(provider.baseUrl);

  await till.look('5O1');
  await till.look('5O1');

  expect(logins(provider.requests)).toHaveLength(2);
});

test('a login is forgotten when the operator changes the account', async () => {
  const { baseUrl } = await openPaypal();
  let account = paypalAccount;
  const till = paypalTill(baseUrl, { credentials: async () => account });

  const before = await till.open(sampleOrder);
  account = { ...paypalAccount, clientSecret: 'another' };
  const after = await till.open(sampleOrder);

  expect(before.state).toBe('open');
  expect(after).toEqual({ state: 'refused', reason: 'login failed, status 401' });
});

test('wrong credentials open nothing and leave the rest in doubt', async () => {
  const { till } = await openPaypalTill({ credentials: async () => ({ clientId: 'a', clientSecret: 'b' }) });
  const unknown = { state: 'unknown', reason: 'login failed, status 401' };

  expect((await till.open(sampleOrder)).state).toBe('refused');
  expect(await till.capture('5O1', sampleOrder.reference)).toEqual(unknown);
  expect(await till.refund({ ...sampleRefund, captureId: '2GG' })).toEqual(unknown);
  expect(await till.browserToken()).toBeUndefined();
});

test.each([
  ['is not found', { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }],
  ['is broken', { status: 503, body: 'Service Unavailable' }],
  ['is broken but speaks', { status: 500, body: { access_token: 'A21', expires_in: 32_400 } }],
  ['answers a page', { body: '<html>Maintenance</html>' }],
  ['answers another shape', { body: { access_token: 7, expires_in: 32_400 } }],
])('a door that %s says nothing about an order', async (_, reply) => {
  const { baseUrl } = await openProvider(() => reply);
  const till = paypalTill(baseUrl);

  expect((await till.look('5O1')).state).toBe('unknown');
  expect((await till.open(sampleOrder)).state).toBe('unknown');
  expect(await till.browserToken()).toBeUndefined();
});

test('credentials that cannot be read are an answer too', async () => {
  const { till } = await openPaypalTill({
    credentials: async () => {
      throw new Error('the database is away');
    },
  });

  expect(await till.open(sampleOrder)).toEqual({ state: 'unknown', reason: 'credentials unreadable' });
});

test('the browser gets a token of its own, made for it', async () => {
  const { paypal, till } = await openPaypalTill();

  const token = await till.browserToken();

  expect(token).toMatch(/^browser-/u);
  expect(Object.fromEntries(new URLSearchParams(logins(paypal.requests)[0]))).toEqual({
    grant_type: 'client_credentials',
    response_type: 'client_token',
    intent: 'sdk_init',
  });
});
