import type { Page } from '@playwright/test';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { listRidesOfDay } from '#contract/rides/rides.calls.ts';
import { addDays } from '#domain/time/calendar.ts';
import { momentInParis, parisTime } from '#domain/time/paris.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { press, tabTo } from './support/keyboard.ts';
import { clientPage, secondDriver } from './support/people.ts';
import { acceptRide, type Ride, trip } from './support/rides.ts';
import { expect, testOnOwnSite } from './support/test.ts';

/** A day off changes what every client may choose: this journey has a site of its own. */
const test = testOnOwnSite('agenda');

const tomorrow = addDays(parisTime(new Date()).day, 1);
const dayView = `/agenda?vue=jour&jour=${tomorrow}`;

async function agreed(client: Page, driver: Page, clock: string): Promise<Ride> {
  const scheduledAt = momentInParis(`${tomorrow}T${clock}`)?.toISOString() ?? '';
  const ride = await callApi(client.request, bookRide, { body: { ...trip, scheduledAt } });
  await acceptRide(driver.request, ride);
  return ride;
}

test('a driver reads the agenda by keyboard, opens a ride and takes an afternoon off', async ({
  browser,
  site,
}, { testId }) => {
  test.slow();
  const karim = await secondDriver(browser, site, testId);
  await karim.setViewportSize(test.info().project.use.viewport ?? { width: 1280, height: 800 });
  const client = await clientPage(browser, site, { email: `agenda-${testId}@example.fr` });
  const ride = await agreed(client, karim, '10:00');

  await karim.goto(dayView);
  const slot = karim.getByRole('button', { name: /^10:00.*Amélie Durand/u });
  await expect(slot).toBeVisible();
  await expectAccessible(karim);
  await expectNoSidewaysScroll(karim);

  await test.step('a ride that is accepted meanwhile shows at once', async () => {
    await agreed(client, karim, '12:30');
    await expect(karim.getByRole('button', { name: /^12:30/u })).toBeVisible();
  });

  await test.step('a ride opens with Enter and closes with Escape', async () => {
    await press(slot);
    const sheet = karim.getByRole('dialog', { name: `Course n° ${ride.number}` });
    await expect(sheet.getByRole('button', { name: 'Démarrer' })).toBeVisible();
    await expectAccessible(karim);
    await karim.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(slot).toBeFocused();
  });

  await test.step('a free hour is reached with the arrows', async () => {
    const free = karim.getByRole('button', { name: /^(Heures libres|Libre)/u });
    await tabTo(free);
    await expect(free).toHaveAccessibleName(/à 09:00$/u);
    await karim.keyboard.press('ArrowDown');
    await expect(free).toHaveAccessibleName(/à 09:30$/u);
    await karim.keyboard.press('ArrowDown');
    await expect(free).not.toHaveAccessibleName(/à (09:30|10:00)$/u);
    while (!/à 15:00$/u.test((await free.getAttribute('aria-label')) ?? ''))
      await karim.keyboard.press('ArrowDown');
    await karim.keyboard.press('Enter');
    const sheet = karim.getByRole('dialog', { name: /à 15:00$/u });
    await expect(sheet.getByRole('button', { name: 'Nouvelle course à 15:00' })).toBeVisible();
    await expectAccessible(karim);
    await press(sheet.getByRole('button', { name: 'Indisponible à partir de 15:00' }));
    await expect(karim.getByText('Indisponibilité notée')).toBeVisible();
    await expect(karim.locator('p', { hasText: /^Indisponible\s?jusqu’à 00:00$/u })).toBeVisible();
  });

  await test.step('week and month', async () => {
    await press(karim.getByRole('button', { name: 'Semaine' }));
    await expect(karim.getByRole('link', { name: /2\scourses, / }).first()).toBeVisible();
    await expectAccessible(karim);
    await expectNoSidewaysScroll(karim);
    await press(karim.getByRole('button', { name: 'Mois' }));
    await expect(karim.getByRole('navigation', { name: 'Jours du mois' })).toBeVisible();
    await expectAccessible(karim);
    await expectNoSidewaysScroll(karim);
  });

  await test.step('on the narrowest phone a day stays as wide as a finger', async () => {
    await karim.setViewportSize({ width: 320, height: 640 });
    for (const [path, name] of [
      [dayView, 'Jours de la semaine'],
      [dayView.replace('jour&', 'mois&'), 'Jours du mois'],
    ] as const) {
      await karim.goto(path);
      const day = karim.getByRole('navigation', { name }).getByRole('link').first();
      await expect(day).toBeVisible();
      expect((await day.boundingBox())?.width).toBeGreaterThanOrEqual(44);
      await expectNoSidewaysScroll(karim);
    }
  });
  await client.context().close();
  await karim.context().close();
});

const RIDES = 40;
const ROUNDS = 5;

test('a week of forty rides is few elements, and how long it takes to draw is printed', async ({
  browser,
  site,
}, { testId, project }) => {
  const karim = await secondDriver(browser, site, testId);
  const context = await browser.newContext({
    baseURL: site.url,
    serviceWorkers: 'block',
    storageState: await karim.context().storageState(),
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const client = await clientPage(browser, site, { email: `forty-${testId}@example.fr` });
  await agreed(client, karim, '10:00');
  const [known] = await callApi(karim.request, listRidesOfDay, { query: { date: tomorrow } });
  await page.route(`**${listRidesOfDay.path}?*`, (route) => {
    const first = new URL(route.request().url()).searchParams.get('date') ?? tomorrow;
    const rides = Array.from({ length: RIDES }, (_, index) => ({
      ...known,
      id: `${known?.id.slice(0, -2)}${10 + index}`,
      number: 2000 + index,
      scheduledAt: momentInParis(
        `${addDays(first, 1 + (index % 7))}T${7 + 2 * Math.floor(index / 7) < 10 ? '0' : ''}${7 + 2 * Math.floor(index / 7)}:30`,
      )?.toISOString(),
    }));
    return route.fulfill({ json: rides });
  });
  await page.goto('/agenda?vue=semaine');
  await expect(page.getByRole('button', { name: 'Semaine' })).toHaveAttribute('aria-pressed', 'true');
  const slots = page.locator('.slot-ride');

  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect(slots).toHaveCount(RIDES);
    await expect(page.locator('.agenda-old')).toHaveCount(0);
    longest.push(longestTask(await browser.stopTracing()));
  }

  const elements = await page.locator('.agenda-week *').count();
  const median = longest.toSorted((one, other) => one - other)[2] ?? 0;
  console.info(
    `[${project.name}] ${RIDES} rides: ${elements} elements; longest task, median of ${ROUNDS}: ${median} ms (${longest.join(', ')})`,
  );
  expect(elements).toBeLessThan(1_000);
  await client.context().close();
  await karim.context().close();
  await context.close();
});

/** In milliseconds of the processor, which others that are at work beside do not lengthen. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: { name: string; tdur?: number }[] };
  const tasks = traceEvents.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur);
  return Math.round(Math.max(0, ...tasks) / 1000);
}
