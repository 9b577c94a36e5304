import type { Page } from '@playwright/test';
import { getAvailability, saveDriverProfile } from '#contract/people/driver-profile.calls.ts';
import { acceptRide } from '#contract/rides/rides.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { addressOf, callApi } from './support/call-api.ts';
import { holdRequests } from './support/held-requests.ts';
import { press } from './support/keyboard.ts';
import { clientPage, secondDriver } from './support/people.ts';
import { bookRide, driverTabOf, rideCard } from './support/rides.ts';
import { expect, test } from './support/test.ts';

test('a day of a driver, and what each client sees of it', async ({ driver, browser, site }, { testId }) => {
  test.slow();
  const amelie = await clientPage(browser, site, {
    firstName: 'Amélie',
    email: `amelie-desk-${testId}@example.fr`,
  });
  const hugo = await clientPage(browser, site, {
    firstName: 'Hugo',
    email: `hugo-desk-${testId}@example.fr`,
  });
  const wanted = await bookRide(amelie.request, { minutes: 20 });
  const unwanted = await bookRide(hugo.request, { minutes: 300 });
  const profile = { vehicleMake: 'Mercedes-Benz', vehicleModel: 'Classe E', vehiclePlate: 'GH-482-KT' };
  await callApi(driver.request, saveDriverProfile, { body: { ...profile, phoneNumber: '0698765432' } });

  await driver.goto('/dashboard/driver');
  await expect(rideCard(driver, wanted)).toContainText('Amélie Durand');
  await expect(driver.getByText('Mercedes-Benz Classe E')).toBeVisible();
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);

  await test.step('one request is refused with a reason', async () => {
    await rideCard(driver, unwanted).getByRole('button', { name: 'Refuser' }).click();
    const dialog = driver.getByRole('dialog', { name: 'Refuser la course' });
    await expect(dialog.getByRole('button', { name: 'Refuser la course' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Trop éloigné' }).click();
    await expectAccessible(driver);
    await press(dialog.getByRole('button', { name: 'Refuser la course' }));
    await expect(rideCard(driver, unwanted)).toBeHidden();

    await hugo.goto('/dashboard/client?onglet=annulees');
    await expect(rideCard(hugo, unwanted)).toContainText('« Trop éloigné »');
  });

  await test.step('the other is accepted by keyboard', async () => {
    await press(rideCard(driver, wanted).getByRole('button', { name: 'Accepter' }));
    await expect(driver.getByText(`Course n° ${wanted.number} acceptée`)).toBeVisible();

    await amelie.goto('/dashboard/client?onglet=en-cours');
    await expect(rideCard(amelie, wanted)).toContainText('Acceptée');
    await expect(rideCard(amelie, wanted)).toContainText('GH-482-KT');
    await expect(rideCard(amelie, wanted).getByRole('link', { name: 'Appeler' })).toHaveAttribute(
      'href',
      'tel:0698765432',
    );
    await expectAccessible(amelie);
  });

  const live = driver.getByRole('region', { name: 'Prochaine course', exact: true });
  await test.step('it starts', async () => {
    await expect(live).toContainText(`n° ${wanted.number}`);
    await live.getByRole('button', { name: 'Démarrer' }).click();
    await expect(driver.getByText(/^Course en cours depuis \d/).first()).toBeVisible();
    await leaveFullScreen(driver);
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);

    await amelie.reload();
    await expect(rideCard(amelie, wanted)).toContainText('En cours depuis');
  });

  const next = await bookRide(hugo.request, { minutes: 40 });
  await test.step('another request overlaps, and can still be accepted', async () => {
    await driver.reload();
    await expect(rideCard(driver, next)).toContainText(/Non, la course n°\s\d+/u);
    await expectAccessible(driver);
    await rideCard(driver, next).getByRole('button', { name: 'Accepter quand même' }).click();
    await expect(driver.getByText(`Course n° ${next.number} acceptée`)).toBeVisible();
  });

  await test.step('starting it asks for confirmation, and completes the running one', async () => {
    await driver.goto(`/dashboard/driver?onglet=${driverTabOf(next)}`);
    await press(rideCard(driver, next).getByRole('button', { name: 'Démarrer' }));
    const dialog = driver.getByRole('dialog', { name: 'Une autre course est en cours' });
    await expect(dialog).toContainText(`Terminer la course n° ${wanted.number}`);
    await expectAccessible(driver);
    await press(dialog.getByRole('button', { name: 'Terminer et démarrer' }));
    await expect(driver.getByText(`Course n° ${next.number} démarrée`)).toBeVisible();
    await leaveFullScreen(driver);

    await amelie.goto('/dashboard/client?onglet=historique');
    await expect(rideCard(amelie, wanted)).toContainText('Terminée');
    await hugo.goto('/dashboard/client?onglet=en-cours');
    await expect(rideCard(hugo, next)).toContainText('En cours');
  });

  await test.step('it ends at another price, which the client reads with its difference', async () => {
    await driver.goto('/dashboard/driver?onglet=en-cours');
    await rideCard(driver, next).getByRole('button', { name: 'Terminer' }).click();
    await driver.getByLabel(/Prix final/).fill('20,00');
    await expectAccessible(driver);
    await driver.keyboard.press('Enter');
    await expect(driver.getByRole('dialog')).toContainText('s’écarte de plus de 30');
    await driver.keyboard.press('Enter');
    await expect(driver.getByText(`Course n° ${next.number} terminée`)).toBeVisible();
    const payment = driver.getByRole('dialog', { name: /20,00.€ à encaisser/ });
    await expect(payment.getByRole('button', { name: 'Espèces reçues' })).toBeVisible();
    await expectAccessible(driver);
    await payment.getByRole('button', { name: 'Plus tard' }).click();
    await expect(payment).toBeHidden();

    await driver.goto('/dashboard/driver?onglet=terminees');
    await driver.getByRole('button', { name: new RegExp(`n°\\s${next.number}\\D`) }).click();
    await expect(rideCard(driver, next)).toContainText('Durée réelle');
    await rideCard(driver, next).getByText('Chronologie').click();
    await expect(rideCard(driver, next)).toContainText('Demandée par Hugo');
    await expectAccessible(driver);
    await hugo.goto('/history');
    await expect(rideCard(hugo, next)).toContainText(/20,00.€/);
    await expect(rideCard(hugo, next)).toContainText(/de moins que prévu/);
    await expectAccessible(hugo);
  });

  await Promise.all([amelie.context().close(), hugo.context().close()]);
});

test('of two drivers who accept at once, the slower one sees who was faster', async ({
  driver,
  browser,
  site,
}, { testId }) => {
  const camille = await clientPage(browser, site, {
    firstName: 'Camille',
    email: `camille-desk-${testId}@example.fr`,
  });
  const karim = await secondDriver(browser, site, testId);
  const ride = await bookRide(camille.request, { minutes: 600 });
  await Promise.all([driver, karim].map((page) => page.goto('/dashboard/driver')));
  const buttons = [driver, karim].map((page) =>
    rideCard(page, ride).getByRole('button', { name: 'Accepter' }),
  );
  const acceptances = await holdRequests([driver, karim], addressOf(acceptRide));

  for (const button of buttons) await button.click();
  await acceptances.release();

  const taken = /Cette course a déjà été acceptée par .+\./;
  const losers = async () =>
    (await Promise.all([driver, karim].map((page) => page.getByText(taken).count()))).filter(Boolean).length;
  await expect.poll(losers).toBe(1);
  for (const page of [driver, karim]) await expect(rideCard(page, ride)).toBeHidden();
  await callApi(karim.request, saveDriverProfile, { body: { isActive: false } });
  await Promise.all([camille.context().close(), karim.context().close()]);
});

test('clients who wait see that the driver is inactive', async ({ driver, browser, site }, { testId }) => {
  const amelie = await clientPage(browser, site, {
    firstName: 'Amélie',
    email: `amelie-desk-${testId}@example.fr`,
  });
  await driver.goto('/dashboard/driver');
  await press(driver.getByRole('switch', { name: /^Actif/ }));
  await expect(driver.getByRole('switch', { name: /^Inactif/ })).toBeVisible();
  await expectAccessible(driver);
  await driver.reload();
  await expect(driver.getByRole('switch', { name: /^Inactif/ })).not.toBeChecked();

  const { answering } = await callApi(amelie.request, getAvailability);
  await amelie.goto('/dashboard/client?onglet=en-attente');
  await expect(amelie.getByText('la réponse peut prendre plus de temps')).toHaveCount(answering ? 0 : 1);
  await expectAccessible(amelie);
  await driver.getByRole('switch', { name: /^Inactif/ }).click();
  await expect(driver.getByRole('switch', { name: /^Actif/ })).toBeChecked();
  await amelie.context().close();
});

test('a driver edits the professional profile', async ({ driver }) => {
  await driver.goto('/driver-profile');
  await press(driver.getByRole('button', { name: 'Modifier' }));
  await driver.getByLabel(/Spécialités/).fill('Aéroports, longues distances');
  await expectAccessible(driver);
  await driver.keyboard.press('Enter');

  await expect(driver.getByText('Profil mis à jour')).toBeVisible();
  await driver.reload();
  await expect(driver.getByText('Aéroports, longues distances')).toBeVisible();
  await expectAccessible(driver);
  await driver.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(driver);
});

test('the dashboard fits a narrow phone, and its bar navigates it', async ({ driver }) => {
  await driver.setViewportSize({ width: 320, height: 640 });
  await driver.goto('/dashboard/driver?onglet=annulees');
  await expect(driver.getByRole('heading', { name: 'Courses annulées' })).toBeVisible();
  await expectNoSidewaysScroll(driver);
  await expectAccessible(driver);

  const dock = driver.getByRole('navigation', { name: 'Parties du tableau de bord' });
  await dock.getByRole('link', { name: 'Outils' }).click();

  await expect(driver.getByRole('link', { name: 'Mon Profil' })).toBeInViewport();
  await dock.getByRole('link', { name: 'Agenda' }).click();
  await expect(driver.getByRole('button', { name: 'Jour', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await dock.getByRole('link', { name: /^Courses/u }).click();
  await expect(driver.getByRole('heading', { name: 'Ma journée' })).toBeVisible();
  await driver.setViewportSize({ width: 844, height: 390 });
  await expectNoSidewaysScroll(driver);
});

/** On a phone the ride opens in full screen; the arrow closes it. */
async function leaveFullScreen(driver: Page): Promise<void> {
  if ((driver.viewportSize()?.width ?? 0) >= 860) return;
  const fullScreen = driver.getByRole('dialog', { name: /^Course en cours depuis/ });
  await expect(fullScreen.getByRole('button', { name: 'Terminer' })).toBeInViewport();
  await expectAccessible(driver);
  await press(fullScreen.getByRole('button', { name: 'Réduire et revenir au tableau de bord' }));
  await expect(fullScreen).toBeHidden();
}
