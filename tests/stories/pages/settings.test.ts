import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import {
  getMapsKey,
  getPublicSettings,
  getSettings,
  saveSettings,
} from '#contract/platform/settings.calls.ts';
import { buildApp } from '#server/app.ts';
import { openChangeFeed } from '#server/db/feed/change-feed.ts';
import { settingsReader } from '#server/db/settings-reader.ts';
import { visitor } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

test('before anything is saved everyone reads the defaults', async () => {
  const { visitor } = await openWorld();

  expect((await visitor().calls(getPublicSettings)).json()).toEqual({
    appName: 'VTC Platform',
    appDescription: 'Service de transport privé de qualité',
    primaryColor: '#1f2937',
    secondaryColor: '#3b82f6',
    logoUrl: '',
    app_logo: '',
    favicon: '',
    contactEmail: '',
    contactPhone: '',
    companyAddress: '',
    loginBackgroundUrl: '',
    useLogoAsBackground: 'false',
    enablePaypalPayments: 'false',
    enableStripePayments: 'false',
    enableCashPayments: 'true',
    minimumNotice: '15',
    paymentProvider: 'paypal',
    operatorName: 'VTC Platform',
    evtcNumber: '',
    hasHours: 'false',
    mediatorName: '',
  });
});

test('a way to pay is public only once it is switched on and has its keys', async () => {
  const { visitor, driver } = await openWorld({ options: { stripeEnabled: true } });
  const chloe = await driver('Chloé');
  const offered = async () => {
    const settings = (await visitor().calls(getPublicSettings)).json();
    return [settings.enableCashPayments, settings.enablePaypalPayments, settings.enableStripePayments];
  };
  const keys = { paypalClientId: 'id', paypalClientSecret: 'secret', stripeSecretKey: 'sk_test' };

  await chloe.savesSettings({ enablePaypalPayments: 'true', enableStripePayments: 'true' });
  expect(await offered()).toEqual(['true', 'false', 'false']);
  await chloe.savesSettings(keys);
  expect(await offered()).toEqual(['true', 'true', 'true']);
  await chloe.savesSettings({ enableCashPayments: 'false', enablePaypalPayments: 'false' });
  expect(await offered()).toEqual(['false', 'false', 'true']);
});

test('the driver names the platform and everyone sees it at once, in the calls and in the pages', async () => {
  const { driver, visitor } = await openWorld();
  const chloe = await driver('Chloé');
  await visitor().opens('/');

  await chloe.savesSettings({
    appName: 'Beaurivage',
    primaryColor: '#0F3D3E',
    contactPhone: '01 84 80 12 60',
  });

  expect((await visitor().calls(getPublicSettings)).json()).toMatchObject({
    appName: 'Beaurivage',
    primaryColor: '#0f3d3e',
  });
  const page = (await visitor().opens('/')).body;
  expect(page).toContain('<title>Beaurivage – Service de transport privé de qualité</title>');
  expect(page).toContain('--brand:#0f3d3e');
});

test('the driver reads the full set, with a name left blank while none was saved', async () => {
  const { driver } = await openWorld();
  const chloe = await driver('Chloé');

  const settings = (await chloe.calls(getSettings)).json();

  expect(settings.appName).toEqual({ value: '' });
  expect(settings.paymentProvider).toEqual({ value: 'paypal' });
  expect(settings.enableCashPayments).toEqual({ value: 'true' });
  expect(settings.paypalClientSecret).toEqual({ value: '', isSet: false });
});

test('a secret is written once, never read back, unchanged when sent blank and encrypted in the database', async () => {
  const { driver, visitor, deps } = await openWorld();
  const chloe = await driver('Chloé');

  await chloe.savesSettings({ paypalClientSecret: 'canary-secret' });
  const answer = await chloe.savesSettings({ paypalClientSecret: '', paypalClientId: 'AYx7' });

  expect(answer.json().paypalClientSecret).toEqual({ value: '', isSet: true });
  expect(answer.json().paypalClientId).toEqual({ value: 'AYx7' });
  const stored = await deps.db
    .selectFrom('app_settings')
    .selectAll()
    .where('key', '=', 'paypalClientSecret')
    .execute();
  expect(stored[0]?.value).not.toContain('canary-secret');
  expect(deps.secrets.open(stored[0]?.value ?? '', 'setting:paypalClientSecret')).toBe('canary-secret');
  const everything = await Promise.all([
    visitor().calls(getPublicSettings),
    visitor().opens('/'),
    chloe.calls(getSettings),
  ]);
  expect(everything.some(({ body }) => body.includes('canary-secret'))).toBe(false);
});

test.each([
  [{ primaryColor: 'red' }, 400, 'Une couleur s’écrit #rrggbb, par exemple #1f2937.'],
  [{ primaryColor: '#fff;}body{' }, 400, 'Une couleur s’écrit #rrggbb, par exemple #1f2937.'],
  [
    { loginBackgroundUrl: 'http://example.fr/a.jpg' },
    400,
    'Une image se trouve à une adresse en https ou sur ce site (/…).',
  ],
  [
    { loginBackgroundUrl: 'javascript:alert(1)' },
    400,
    'Une image se trouve à une adresse en https ou sur ce site (/…).',
  ],
  [
    { logoUrl: '//evil.example/x.png' },
    400,
    'Une image se trouve à une adresse en https ou sur ce site (/…).',
  ],
  [
    { loginBackgroundUrl: 'https://a.fr/x")' },
    400,
    'Une image se trouve à une adresse en https ou sur ce site (/…).',
  ],
  [{ contactEmail: 'nobody' }, 400, 'Veuillez saisir une adresse email valide.'],
  [{ useLogoAsBackground: true }, 400, 'Cette option vaut « true » ou « false ».'],
  [{ appName: 42 }, 400, 'Le champ « appName » est invalide.'],
  [{ hostName: 'x' }, 400, 'La demande contient un champ inconnu.'],
  [{ enableStripePayments: 'true' }, 409, 'Le paiement par carte est bientôt disponible.'],
])('settings with %j are refused and nothing changes', async (change, status, message) => {
  const { driver, visitor } = await openWorld();
  const chloe = await driver('Chloé');
  const before = (await visitor().calls(getPublicSettings)).json();

  const answer = await chloe.sends('PATCH', saveSettings.path, {
    body: { appDescription: 'Autre', ...change },
  });

  expect(answer.statusCode).toBe(status);
  expect(answer.json().message).toBe(message);
  expect((await visitor().calls(getPublicSettings)).json()).toEqual(before);
});

test('the two names of the logo stay in step', async () => {
  const { driver, visitor } = await openWorld();
  const chloe = await driver('Chloé');

  await chloe.savesSettings({ app_logo: 'https://example.fr/logo.png' });

  expect((await visitor().calls(getPublicSettings)).json()).toMatchObject({
    logoUrl: 'https://example.fr/logo.png',
    app_logo: 'https://example.fr/logo.png',
  });
});

test('another instance on the same database follows a change by itself', async () => {
  const world = await openWorld();
  const chloe = await world.driver('Chloé');
  const feed = openChangeFeed(world.databaseUrl);
  const settings = settingsReader(world.deps.db, feed);
  const other = await buildApp({ ...world.deps, changes: feed, settings }, pino({ level: 'silent' }));
  onTestFinished(async () => {
    await other.close();
    await feed.close();
  });
  const elsewhere = visitor(other);
  await elsewhere.calls(getPublicSettings);

  await chloe.savesSettings({ appName: 'Beaurivage' });

  await expect.poll(async () => (await elsewhere.calls(getPublicSettings)).json().appName).toBe('Beaurivage');
});

test('settings that a notice interrupts while they are read are the same state when they are read again', async () => {
  const { deps } = await openWorld();
  const settings = settingsReader(deps.db, deps.changes);

  const interrupted = settings.current();
  settings.forget();

  expect(await settings.current()).toBe(await interrupted);
});

test('the map key is the one for browsers', async () => {
  const { visitor } = await openWorld({ options: { googleMapsBrowserKey: 'browser-key' } });

  expect((await visitor().calls(getMapsKey)).json()).toEqual({
    value: 'browser-key',
  });
});
