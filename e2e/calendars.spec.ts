import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { editRide } from '#contract/rides/booking.calls.ts';
import { cancelRide } from '#contract/rides/rides.calls.ts';
import { parisTime } from '#domain/time/paris.ts';
import { calendarText, certificateFile, serveCalendar } from '../tests/providers/calendar-server.ts';
import { entriesIn } from '../tests/support/calendars.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { tabTo } from './support/keyboard.ts';
import { driverPage } from './support/people.ts';
import { acceptRide, bookRide, trip } from './support/rides.ts';
import { openSite, type Site } from './support/site.ts';
import { expect, test } from './support/test.ts';

type Own = Awaited<ReturnType<typeof serveCalendar>>;

/** A site of their own: its server knows the certificate of the stand-in, and the operator trusts its host. */
const calendars = test.extend<object, { own: Own; site: Site }>({
  own: [
    async ({ browserName: _ }, use) => {
      const own = await serveCalendar((_request, response) => void response.end(calendarText(tomorrow())));
      await use(own);
      own.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ browserName, own }, use) => {
      const site = await openSite(`${browserName}-calendars`, {
        env: {
          CALENDAR_HOSTS: `localhost:${own.port}`,
          NODE_EXTRA_CA_CERTS: fileURLToPath(certificateFile),
        },
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

calendars(
  'a client subscribes: a ride that moves or is cancelled does so in the feed',
  async ({ client, browser, site }) => {
    const driver = await driverPage(browser, site);
    const ride = await bookRide(client.request, { hours: 30 });
    const dialog = await openDialog(client);
    await dialog.getByRole('button', { name: 'Créer mon adresse secrète' }).click();
    const address = await dialog.getByLabel('Adresse secrète').inputValue();
    expect(address).toMatch(/^webcal:\/\/localhost:\d+\/calendrier\/[\w-]{43}\.ics$/u);
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
    await expect(dialog.getByText('Lire mon agenda personnel')).toBeHidden();
    const reads = async () => {
      const file = await browser
        .newContext()
        .then(({ request }) => request.get(address.replace('webcal', 'http')));
      return entriesIn(await file.text())[0];
    };
    expect(await reads()).toMatchObject({ status: 'TENTATIVE', startsAt: whole(ride.scheduledAt) });

    const scheduledAt = new Date(Date.parse(ride.scheduledAt) + 3_600_000).toISOString();
    await callApi(client.request, editRide, { id: ride.id, body: { ...trip, scheduledAt } });
    expect(await reads()).toMatchObject({ status: 'TENTATIVE', startsAt: whole(scheduledAt) });
    await acceptRide(driver.request, ride);
    expect(await reads()).toMatchObject({ status: 'CONFIRMED' });
    await callApi(driver.request, cancelRide, { id: ride.id, body: { reason: 'Panne' } });
    expect(await reads()).toMatchObject({ status: 'CANCELLED' });

    await dialog.getByRole('button', { name: 'Changer l’adresse' }).click();
    await expect(dialog.getByText('L’ancienne adresse s’éteint aussitôt.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Changer l’adresse' }).click();
    await expect(dialog.getByLabel('Adresse secrète')).not.toHaveValue(address);
    expect((await client.request.get(address.replace('webcal', 'http'))).status()).toBe(404);
  },
);

calendars(
  'a driver’s own calendar is read in, and the driver is told when it no longer is',
  async ({ driver, own }) => {
    own.answers((_, response) => void response.end(calendarText(tomorrow())));
    const dialog = await openDialog(driver);
    const address = dialog.getByLabel('Adresse de l’agenda');
    await address.fill('https://192.168.1.20/chloe.ics');
    await address.press('Enter');
    await expect(
      dialog.getByText(/Cette adresse n’est pas acceptée.: elle mène à un réseau privé\./u),
    ).toBeVisible();

    await address.fill(`https://localhost:${own.port}/chloe.ics`);
    await address.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(
      /^Lu à \d\d:\d\d.: 1.moment occupé dans les 14.jours\.$/u,
    );
    await expectAccessible(driver);

    await calendars.step('the agenda shows it as busy, and the arrows pass over it', async () => {
      const { day, hour } = parisTime(busyFrom());
      await driver.goto(`/agenda?vue=jour&jour=${day}`);
      await expect(driver.locator('p', { hasText: /^Occupé/u })).toBeVisible();
      const free = driver.getByRole('button', { name: /^(Heures libres|Libre)/u });
      await tabTo(free);
      await expect(free).toHaveAccessibleName(/à \d\d:\d\d$/u);
      const isBefore = async () => (await free.getAttribute('aria-label'))?.endsWith(`à ${hour - 1}:30`);
      while (!(await isBefore())) await driver.keyboard.press('ArrowDown');
      await driver.keyboard.press('ArrowDown');
      await expect(free).toHaveAccessibleName(new RegExp(`à ${hour + 1}:00$`, 'u'));
      await expectAccessible(driver);
      await expectNoSidewaysScroll(driver);
    });
    await openDialog(driver);
    own.answers((_, response) => void response.writeHead(404).end());
    await dialog.getByRole('button', { name: 'Lire maintenant' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/^Non lu depuis \d\d:\d\d.: l’adresse répond 404\.$/u);
    await expectNoSidewaysScroll(driver);

    await dialog.getByRole('button', { name: 'Ne plus lire cet agenda' }).click();
    await expect(address).toHaveValue('');
    await dialog.getByRole('button', { name: 'Terminé' }).click();
    await expect(dialog).toBeHidden();
  },
);

async function openDialog(page: Page) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'S’abonner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vos courses dans votre agenda' });
  await expect(dialog.getByRole('heading', { name: 'S’abonner' })).toBeVisible();
  return dialog;
}

/** Noon of tomorrow, by universal time. */
function busyFrom(): Date {
  return new Date(`${new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)}T12:00:00Z`);
}

function tomorrow(): [start: string, length: string] {
  return [`${busyFrom().toISOString().slice(0, 19).replace(/[-:]/gu, '')}Z`, 'PT1H'];
}

/** The format of calendars has no fractions of a second. */
function whole(moment: string): string {
  return `${moment.slice(0, 19)}.000Z`;
}
