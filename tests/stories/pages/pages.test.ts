import { expect, test } from 'vitest';
import { CONTROL_PATH, type Page, pages } from '#domain/navigation/pages.ts';
import { openWorld } from '#tests/support/world.ts';

test('a stranger gets the landing page drawn, with its state and nothing to fetch', async () => {
  const { visitor } = await openWorld();

  const page = await visitor().opens('/');

  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<html lang="fr">');
  expect(page.body).toContain('<main data-path="/"></main>');
  const state = JSON.parse(page.body.match(/id="page-state">(.*?)<\/script>/u)?.[1] ?? '{}');
  expect(state).toMatchObject({ user: null, settings: { appName: 'VTC Platform' } });
});

test('a signed-in user is redirected from the public pages to their dashboard, whose page names them', async () => {
  const { client, driver, admin } = await openWorld();
  const people = {
    client: await client('Amélie'),
    driver: await driver('Chloé'),
    admin: await admin('Inès'),
  };

  for (const [role, person] of Object.entries(people)) {
    for (const door of ['/', '/login', '/nowhere']) {
      const answer = await person.opens(door);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `/dashboard/${role}`]);
    }
    expect((await person.opens(`/dashboard/${role}`)).body).toContain(person.email);
  }
});

test('a guarded page sends strangers to the landing page, an unknown one to the login page', async () => {
  const { visitor } = await openWorld();
  const isOpen = ({ access, signedOutToo = false }: Page) =>
    access === 'everyone' || access === 'signed_out' || signedOutToo;
  const guarded = pages.filter((page) => !isOpen(page));

  for (const { path } of guarded) {
    expect((await visitor().opens(path.replace(':rideId', '42'))).headers.location).toBe('/');
  }
  expect((await visitor().opens('/nowhere')).headers.location).toBe('/login');
});

test('Mode contrôle opens without a session too, for what the phone has kept, and for no other role', async () => {
  const { visitor, client, driver } = await openWorld();

  expect((await visitor().opens(CONTROL_PATH)).statusCode).toBe(200);
  expect((await (await driver('Chloé')).opens(CONTROL_PATH)).statusCode).toBe(200);
  expect((await (await client('Amélie')).opens(CONTROL_PATH)).headers.location).toBe('/dashboard/client');
});

test('every page of a person has a nonce of its own, and only what carries it may run', async () => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');

  const [one, two] = [await amelie.opens('/dashboard/client'), await amelie.opens('/dashboard/client')];

  const nonce = one.headers['content-security-policy']
    ?.toString()
    .match(/script-src 'self' 'nonce-([^']+)'/u)?.[1];
  expect(nonce).toHaveLength(24);
  expect(one.body).toContain(`<script nonce="${nonce}">`);
  expect(one.headers['content-security-policy']).not.toContain('unsafe');
  expect(two.body).not.toContain(nonce);
});

test('Google is let into the page only where the operator has a key for its map', async () => {
  const policyWith = async (googleMapsBrowserKey: string) => {
    const { visitor } = await openWorld({ options: { googleMapsBrowserKey } });
    return (await visitor().opens('/')).headers['content-security-policy']?.toString() ?? '';
  };

  expect(await policyWith('')).not.toContain('google');
  expect(await policyWith('a-key')).toContain("connect-src 'self' https://maps.googleapis.com");
});

test('a hostile name of the application stays text', async () => {
  const { driver, visitor } = await openWorld();
  const chloe = await driver('Chloé');

  await chloe.savesSettings({
    appName: '</title><script>alert(1)</script>',
    appDescription: '"><img src=x>',
  });

  const { body } = await visitor().opens('/login');
  expect(body).not.toContain('<script>alert(1)');
  expect(body.match(/<script/gu)).toHaveLength(3);
  expect(body).not.toContain('"><img');
});

test('what is no page is not answered with one', async () => {
  const { visitor } = await openWorld();

  for (const path of ['/api/nothing', '/assets/nothing.js', '/files/nothing', '/paypal/nothing']) {
    const answer = await visitor().opens(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe('Cette adresse n’existe pas.');
  }
});

test('the icon of an operator without a logo wears the operator’s colour', async () => {
  const { driver, visitor } = await openWorld();
  const chloe = await driver('Chloé');
  await chloe.savesSettings({ primaryColor: '#0f3d3e' });

  const asked = await visitor().loads('/favicon.ico');
  const icon = await visitor().loads('/favicon.svg');

  expect(asked.headers.location).toBe('/favicon.svg');
  expect(icon.headers['content-type']).toContain('image/svg+xml');
  expect(icon.body).toContain('fill="#0f3d3e"');
});

test('the service worker may act for the whole site, and is always revalidated by the browser', async () => {
  const { visitor } = await openWorld();

  const worker = await visitor().loads('/sw.js');
  const page = await visitor().opens('/');

  expect(worker.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
  });
  expect(worker.body).toContain('showNotification');
  expect(page.headers['content-security-policy']).toContain("worker-src 'self'");
});

test('only the page where clients pay allows PayPal, and receives messages from its window', async () => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');

  const [dashboard, payment] = [await amelie.opens('/dashboard/client'), await amelie.opens('/payment/any')];

  const wallet = 'https://*.paypal.com https://*.paypalobjects.com';
  const policy = String(payment.headers['content-security-policy']);
  expect(policy).toContain(`frame-src ${wallet}`);
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/\*\.paypal\.com/u);
  expect(policy).not.toContain('unsafe');
  expect(payment.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(String(dashboard.headers['content-security-policy'])).not.toContain('paypal');
  expect(String(dashboard.headers['content-security-policy'])).toContain("frame-src 'none'");
  expect(dashboard.headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('a stand-in for PayPal is allowed by its own address alone', async () => {
  const { client } = await openWorld({
    options: { paypalScriptUrl: 'http://127.0.0.1:4999/web-sdk/v6/core' },
  });
  const amelie = await client('Amélie');

  const { headers } = await amelie.opens('/payment/any');

  expect(String(headers['content-security-policy'])).toContain('frame-src http://127.0.0.1:4999;');
});
