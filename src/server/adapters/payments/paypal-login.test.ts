import { expect, test } from 'vitest';
import { openPaypal } from '#tests/providers/paypal.ts';
import { paypalAccount } from '#tests/providers/paypal-account.ts';
import { openPaypalAdapter, paypalAdapter } from '#tests/providers/paypal-adapter.ts';
import { openProvider, type SeenRequest } from '#tests/providers/provider-server.ts';
import { sampleOrder, sampleRefund } from '#tests/providers/sample-order.ts';

const logins = (requests: SeenRequest[]) =>
  requests.filter(({ url }) => url.pathname === '/v1/oauth2/token').map(({ body }) => body);

test('one login serves many calls', async () => {
  const { paypal, adapter, paidOrder } = await openPaypalAdapter();

  const { orderId } = await paidOrder();
  await adapter.getStatus(orderId);

  expect(logins(paypal.requests)).toEqual(['grant_type=client_credentials']);
});

test('a login that PayPal forgot is renewed once, with the same key', async () => {
  const { paypal, adapter, approvedOrder } = await openPaypalAdapter();
  const orderId = await approvedOrder();
  paypal.revokeTokens();

  const orderStatus = await adapter.capture(orderId, sampleOrder.reference);

  const keys = paypal.requests
    .filter(({ url }) => url.pathname.endsWith('/capture'))
    .map(({ headers }) => headers['paypal-request-id']);
  expect(orderStatus.state).toBe('captured');
  expect(keys).toEqual([`${sampleOrder.reference}-capture`, `${sampleOrder.reference}-capture`]);
  expect(logins(paypal.requests)).toHaveLength(2);
});

test('a login that is never enough is not tried for ever', async () => {
  const provider = await openProvider((url) =>
    url.pathname.endsWith('/token')
      ? { body: { access_token: 'A21', expires_in: 32_400 } }
      : { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } },
  );
  const adapter = paypalAdapter(provider.baseUrl);

  expect(await adapter.getStatus('5O1')).toEqual({
    state: 'unknown',
    reason: 'status 401, AUTHENTICATION_FAILURE',
  });
  expect(provider.requests).toHaveLength(4);
});

test('a login is renewed before it ends', async () => {
  const provider = await openProvider((url) =>
    url.pathname.endsWith('/token')
      ? { body: { access_token: 'A21', expires_in: 59 } }
      : { body: { id: '5O1', status: 'CREATED' } },
  );
  const adapter = paypalAdapter(provider.baseUrl);

  await adapter.getStatus('5O1');
  await adapter.getStatus('5O1');

  expect(logins(provider.requests)).toHaveLength(2);
});

test('a login is forgotten when the operator changes the account', async () => {
  const { baseUrl } = await openPaypal();
  let account = paypalAccount;
  const adapter = paypalAdapter(baseUrl, { credentials: async () => account });

  const before = await adapter.open(sampleOrder);
  account = { ...paypalAccount, clientSecret: 'another' };
  const after = await adapter.open(sampleOrder);

  expect(before.state).toBe('open');
  expect(after).toEqual({ state: 'refused', reason: 'login failed, status 401' });
});

test('wrong credentials open nothing and leave the rest in doubt', async () => {
  const { adapter } = await openPaypalAdapter({
    credentials: async () => ({ clientId: 'a', clientSecret: 'b' }),
  });
  const unknown = { state: 'unknown', reason: 'login failed, status 401' };

  expect((await adapter.open(sampleOrder)).state).toBe('refused');
  expect(await adapter.capture('5O1', sampleOrder.reference)).toEqual(unknown);
  expect(await adapter.refund({ ...sampleRefund, captureId: '2GG' })).toEqual(unknown);
  expect(await adapter.browserToken()).toBeUndefined();
});

test.each([
  ['is not found', { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }],
  ['is broken', { status: 503, body: 'Service Unavailable' }],
  ['fails with a token in its body', { status: 500, body: { access_token: 'A21', expires_in: 32_400 } }],
  ['answers a page', { body: '<html>Maintenance</html>' }],
  ['answers another shape', { body: { access_token: 7, expires_in: 32_400 } }],
])('a login that %s leaves the order status unknown', async (_, reply) => {
  const { baseUrl } = await openProvider(() => reply);
  const adapter = paypalAdapter(baseUrl);

  expect((await adapter.getStatus('5O1')).state).toBe('unknown');
  expect((await adapter.open(sampleOrder)).state).toBe('unknown');
  expect(await adapter.browserToken()).toBeUndefined();
});

test('credentials that cannot be read are an answer too', async () => {
  const { adapter } = await openPaypalAdapter({
    credentials: async () => {
      throw new Error('the database is away');
    },
  });

  expect(await adapter.open(sampleOrder)).toEqual({ state: 'unknown', reason: 'credentials unreadable' });
});

test('the browser gets a token of its own, made for it', async () => {
  const { paypal, adapter } = await openPaypalAdapter();

  const token = await adapter.browserToken();

  expect(token).toMatch(/^browser-/u);
  expect(Object.fromEntries(new URLSearchParams(logins(paypal.requests)[0]))).toEqual({
    grant_type: 'client_credentials',
    response_type: 'client_token',
    intent: 'sdk_init',
  });
});
