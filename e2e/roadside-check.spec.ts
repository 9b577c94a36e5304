import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { getCurrentUser, signOut } from '#contract/account/auth.calls.ts';
import { CONTROL_SHELL_PATH } from '#contract/papers/control-page.ts';
import { getRoadside } from '#contract/papers/vouchers.calls.ts';
import { saveDriverProfile } from '#contract/people/driver-profile.calls.ts';
import { saveCompany } from '#contract/platform/company.calls.ts';
import { saveSettings } from '#contract/platform/settings.calls.ts';
import { CONTROL_PATH } from '#domain/navigation/pages.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { clientPage, register, signIn } from './support/people.ts';
import { acceptRide, bookToday, type Ride, rideCard } from './support/rides.ts';
import { chloe } from './support/site.ts';
import { expect, testOnOwnSite } from './support/test.ts';

const vehicle = { vehicleMake: 'Mercedes-Benz', vehicleModel: 'Classe E', vehiclePlate: 'GH-482-KT' };
/** Nobody listens there: not even the worker of a browser that has just started reaches the site. */
const noNetwork = { proxy: { server: 'http://127.0.0.1:9', bypass: '<-loopback>' } };

/** On a site of its own: Mode contrôle shows the next ride of the driver, whoever booked it. */
const phone = testOnOwnSite('roadside').extend<{ open: (network?: object) => Promise<Page> }>({
  /** The driver's phone: each opening is a cold start of its browser, with what the one before has left. */
  open: async ({ launchOptions, viewport, isMobile, hasTouch, site }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'vtc-phone-'));
    let context: BrowserContext | undefined;
    await use(async (network = {}) => {
      await context?.close();
      const device = { viewport, isMobile, hasTouch, baseURL: site.url };
      const place = { locale: 'fr-FR', timezoneId: 'Europe/Paris' };
      context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...device,
        ...place,
        ...network,
      });
      return context.pages()[0] ?? (await context.newPage());
    });
    await context?.close();
    await rm(folder, { recursive: true, force: true });
  },
});

phone(
  'a driver without network shows the seven mentions; whoever scans the code reads the same',
  async ({ open, browser, site }, { testId }) => {
    const driver = await open();
    await readyDriver(driver);
    const client = await clientPage(browser, site, {
      email: `camille-${testId}@example.fr`,
      firstName: 'Camille',
      lastName: 'Rousseau-Delmas',
    });
    const ride = await bookToday(client.request, driver.request);
    await driver.goto('/dashboard/driver?onglet=attente');
    await rideCard(driver, ride).getByRole('button', { name: 'Accepter' }).click();
    await untilKept(driver, ride);

    const stopped = await open(noNetwork);
    await stopped.goto(CONTROL_PATH);
    await expect(stopped.getByText(/^Hors ligne · enregistré à \d\d:\d\d$/u)).toBeVisible();
    const mentions = stopped.getByRole('listitem');
    await expect(mentions).toHaveCount(7);
    const shown = (await mentions.allInnerTexts()).map((text) => text.replaceAll(/\s+/gu, ' ').trim());
    expect(shown[0]).toBe(
      'Exploitant Beaurivage SAS 27 bis avenue du Général-Michel-Bizot, 75012 Paris · 01 84 80 12 60',
    );
    expect(shown.slice(1, 4)).toEqual([
      'Registre VTC EVTC 075 240 817',
      'SIREN 999 840 218',
      'Client Camille Rousseau-Delmas 06 12 34 56 78',
    ]);
    expect(shown[6]).toBe('Lieu de prise en charge Gare de Lyon 75012 Paris');
    expect(await bottomOf(mentions.last())).toBeLessThan(stopped.viewportSize()?.height ?? 0);
    await expectAccessible(stopped);
    await expectNoSidewaysScroll(stopped);
    const address = await scan(stopped);
    expect(address).toMatch(new RegExp(`^${site.url}/verifier/[\\w-]{22}$`, 'u'));

    const stranger = await browser.newContext();
    const officer = await stranger.newPage();
    await officer.goto(address);
    await expect(officer.getByRole('heading', { name: 'Bon authentique' })).toBeVisible();
    await expect(officer.getByText('C’est la dernière version.')).toBeVisible();
    for (const fact of ['Beaurivage SAS', 'EVTC 075 240 817', '999 840 218', 'Gare de Lyon', 'GH-482-KT'])
      await expect(officer.getByRole('main').getByText(fact).first()).toBeVisible();
    for (const [label, index] of [
      ['Réservé le', 4],
      ['Prise en charge souhaitée', 5],
    ] as const)
      expect(timeIn(await factOf(officer, label))).toBe(timeIn(shown[index] ?? ''));
    expect(await factOf(officer, 'Client')).toMatch(/^Camille R\.\s*06 •• •• •• 78$/u);
    await expect(officer.getByText(/Rousseau|34 56/u)).toHaveCount(0);
    expect(await stranger.cookies()).toEqual([]);
    await expectAccessible(officer);
    await expectNoSidewaysScroll(officer);

    const online = await open();
    await online.goto(CONTROL_PATH);
    await callApi(online.request, saveDriverProfile, { body: { ...vehicle, vehiclePlate: 'AB-123-CD' } });
    await online.reload();
    await expect(online.getByText(/version\s2$/u)).toBeVisible();
    await expect(online.getByText(/^À jour · \d\d:\d\d$/u)).toBeVisible();
    const second = await scan(online);
    expect(second).not.toBe(address);
    await officer.goto(address);
    await expect(officer.getByRole('heading', { name: 'Bon authentique, mais remplacé' })).toBeVisible();
    await expect(officer.getByText(/remplacée le .+ par la version 2\./u)).toBeVisible();
    await expect(officer.locator('del')).toHaveText('GH-482-KT');
    await expect(officer.locator('ins')).toHaveText('AB-123-CD');
    await expectAccessible(officer);
    await officer.goto(second);
    await expect(officer.getByText('C’est la dernière version.')).toBeVisible();
    await stranger.close();
    await client.context().close();
  },
);

phone(
  'the vouchers outlive the session on the phone, and go with a sign-out or another person',
  async ({ open, browser, site }, { testId }) => {
    const driver = await open();
    await readyDriver(driver);
    const client = await clientPage(browser, site, { email: `nora-${testId}@example.fr`, firstName: 'Nora' });
    const ride = await bookToday(client.request, driver.request);
    await acceptRide(driver.request, ride);
    await driver.goto('/dashboard/driver');
    await untilKept(driver, ride);

    await driver.context().clearCookies();
    await driver.goto(CONTROL_PATH);
    await expect(driver.getByText(/^Enregistré à \d\d:\d\d$/u)).toBeVisible();
    await expect(driver.getByRole('listitem')).toHaveCount(7);

    await driver.goto('/login');
    await signInHere(driver);
    expect(await isKept(driver, ride)).toBe(true);
    await signOutHere(driver);
    expect(await keptStores(driver)).not.toContain('vouchers');
    await driver.goto(CONTROL_PATH);
    await expect(driver.getByRole('link', { name: 'Se connecter' })).toBeVisible();

    await driver.goto('/login');
    await signInHere(driver);
    await untilKept(driver, ride);
    await callApi(driver.request, signOut);
    await register(driver.request, { email: `yann-${testId}@example.fr` });
    await driver.goto('/dashboard/client');
    await expect.poll(() => keptStores(driver)).not.toContain('vouchers');
    expect((await callApi(driver.request, getCurrentUser)).user?.role).toBe('client');
    await client.context().close();
  },
);

/** With all that the law asks to be printed. */
async function readyDriver({ request }: Page): Promise<void> {
  await signIn(request, chloe);
  const company = {
    legalName: 'Beaurivage',
    legalForm: 'SAS',
    siren: '999840218',
    evtcNumber: 'EVTC075240817',
  } as const;
  await callApi(request, saveCompany, { body: company });
  const contact = {
    companyAddress: '27 bis avenue du Général-Michel-Bizot, 75012 Paris',
    contactPhone: '01 84 80 12 60',
  };
  await callApi(request, saveSettings, { body: contact });
  await callApi(request, saveDriverProfile, { body: { ...vehicle, proCardNumber: '075 241 187 02' } });
}

async function signInHere(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(chloe.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(chloe.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/dashboard/driver');
  await expect(page.getByRole('link', { name: 'Mode contrôle' })).toBeVisible();
}

async function signOutHere(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Ouvrir le menu' });
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/login');
}

/** Until the worker has kept the voucher of this ride, and all that Mode contrôle needs to show it. */
async function untilKept(page: Page, ride: Ride): Promise<void> {
  await expect.poll(() => isKept(page, ride)).toBe(true);
}

async function isKept(page: Page, { id }: Ride): Promise<boolean> {
  const answers = { path: getRoadside.path, shell: CONTROL_SHELL_PATH, id };
  return await page.evaluate(async ({ path, shell, id }) => {
    const kept = await (await caches.match(path, { ignoreVary: true }))?.text();
    return Boolean(kept?.includes(id) && (await caches.match(shell, { ignoreVary: true })));
  }, answers);
}

async function keptStores(page: Page): Promise<string[]> {
  return await page.evaluate(() => caches.keys());
}

/** What a camera reads off the screen. */
async function scan(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Agrandir le QR code de vérification' }).click();
  await expect(page.getByRole('heading', { name: 'Vérifier ce bon en ligne' })).toBeVisible();
  const { data, info } = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  await page.getByRole('button', { name: 'Revenir au bon' }).click();
  return code?.data ?? '';
}

async function factOf(page: Page, label: string): Promise<string> {
  const row = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  return (await row.locator('dd').innerText()).replaceAll(/\s+/gu, ' ');
}

/** '16 novembre 2026 14:05', however it is written. */
function timeIn(text: string): string {
  return (
    /(\d+ \S+ \d{4})(?: à)? (\d\d:\d\d)/u.exec(text.replaceAll(/\s+/gu, ' '))?.slice(1).join(' ') ?? text
  );
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}
