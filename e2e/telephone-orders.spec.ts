import { moveRide } from '#contract/rides/rides.calls.ts';
import { takeOrder } from '#contract/rides/telephone-orders.calls.ts';
import { chooseAddress } from './support/addresses.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { press, typeInto } from './support/keyboard.ts';
import { trip } from './support/rides.ts';
import { expect, testOnOwnSite } from './support/test.ts';

/** What is reached with the Tab key is counted from the lists before it. */
const test = testOnOwnSite('telephone');
const DEPARTURE = '2031-05-13T08:15';

test('an order by telephone, typed by keyboard alone, is confirmed and paid by its client as a guest', async ({
  driver,
  browser,
  site,
}, { testId }) => {
  test.slow();
  const name = `Camille-${testId.slice(-6)}`;

  await test.step('the driver takes the order', async () => {
    await driver.goto('/dashboard/driver');
    await press(driver.getByRole('button', { name: 'Nouvelle course' }));
    const order = driver.getByRole('dialog', { name: 'Nouvelle course' });
    await expect(order).toBeVisible();
    await typeInto(order.getByLabel('Client', { exact: true }), '06 39 98 00 01');
    await press(order.getByRole('button', { name: /Nouveau contact/u }));
    await typeInto(order.getByLabel('Prénom'), name);
    await chooseAddress(driver, 'Adresse de départ', 'gare de lyon');
    await chooseAddress(driver, 'Destination', 'charles');
    await order.getByLabel('Date et heure de départ').fill(DEPARTURE);
    await expect(order.getByRole('region', { name: 'Prix' }).getByRole('status')).toContainText(
      /\d+,\d\d\s€/u,
    );
    await typeInto(order.getByLabel('Autre prix'), '65');
    await typeInto(order.getByLabel('Raison'), 'Cliente fidèle');
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
    await press(order.getByRole('button', { name: 'Créer la course et envoyer le lien' }));
  });

  const taken = driver.getByRole('dialog', { name: 'Course créée' });
  await expect(taken.getByRole('button', { name: 'Copier' })).toBeVisible();
  await expectAccessible(driver);
  const link = await taken.locator('code').innerText();
  const guest = await (await browser.newContext({ baseURL: site.url })).newPage();

  await test.step('the client reads and confirms it, without an account', async () => {
    await guest.goto(new URL(link).pathname);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`${name}, votre course est prête`);
    await expect(guest.getByText('65,00 €').first()).toBeVisible();
    await expect(guest.getByText('fidèle')).toHaveCount(0);
    await expectAccessible(guest);
    await expectNoSidewaysScroll(guest);
    await press(guest.getByRole('button', { name: 'Réserver avec obligation de paiement' }));
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('C’est réservé');
    await expectAccessible(guest);
    await expectNoSidewaysScroll(guest);
  });

  await test.step('and pays', async () => {
    await press(guest.getByRole('link', { name: 'Payer' }));
    await guest.getByRole('radio', { name: /^Espèces/u }).check();
    await expectAccessible(guest);
    await expectNoSidewaysScroll(guest);
    await press(guest.getByRole('button', { name: /^Payer 65,00/u }));
    await expect(guest.getByText('À régler au chauffeur, en espèces')).toBeVisible();
    expect(await guest.context().cookies()).toEqual([]);
  });

  await test.step('the driver reads both on the card, and ends the link', async () => {
    await press(taken.getByRole('button', { name: 'Terminé' }));
    await driver.goto('/dashboard/driver?onglet=validees');
    const card = driver.locator('article[data-ride]').filter({ hasText: name });
    await expect(card).toContainText(/Confirmée par le client/u);
    await press(card.getByRole('button', { name: 'Lien client' }));
    const dialog = driver.getByRole('dialog', { name: 'Lien du client' });
    await expect(dialog.getByRole('button', { name: 'Copier' })).toBeVisible();
    await expectAccessible(driver);
    await press(dialog.getByRole('button', { name: 'Désactiver' }));
    await expect(dialog).toContainText('Ce lien n’est plus actif.');
    await guest.reload();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus actif');
    await expectAccessible(guest);
    await expectNoSidewaysScroll(guest);
  });
});

test('a guest contests by keyboard what the driver added at the end, and pays the agreed price', async ({
  driver,
  browser,
  site,
}) => {
  const { ride, link } = await callApi(driver.request, takeOrder, {
    body: {
      contact: { firstName: 'Camille', phone: '06 39 98 00 02' },
      ride: { ...trip, scheduledAt: new Date(Date.now() + 20 * 60_000).toISOString() },
      agreedPrice: '60',
      priceReason: 'Habituée',
      takenByMe: true,
    },
  });
  await callApi(driver.request, moveRide, { id: ride.id, body: { status: 'in_progress' } });
  await callApi(driver.request, moveRide, {
    id: ride.id,
    body: { status: 'completed', additions: [{ kind: 'supplement', amount: '15.00', reason: 'Détour' }] },
  });
  const guest = await (await browser.newContext({ baseURL: site.url })).newPage();
  await guest.goto(new URL(link.url ?? '').pathname);
  await expect(guest.getByText(/15,00\s€ de plus que prévu/u)).toBeVisible();
  await expectAccessible(guest);

  await press(guest.getByRole('link', { name: 'Contester' }));
  await typeInto(guest.getByLabel('Pourquoi ?'), 'Aucun détour demandé.');
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  await press(guest.getByRole('button', { name: 'Contester' }));

  await expect(guest.getByText(/15,00\s€ contestés/u)).toBeVisible();
  await expectAccessible(guest);
  await press(guest.getByRole('link', { name: 'Payer' }));
  await expect(guest.getByRole('button', { name: /^Payer 60,00/u })).toBeVisible();
  await guest.context().close();
});

test('a guest sees the car come on the page of the ride, in the theme they chose, and reads its age without network', async ({
  driver,
  browser,
  site,
}) => {
  test.slow();
  const { ride, link } = await callApi(driver.request, takeOrder, {
    body: {
      contact: { firstName: 'Camille', phone: '06 39 98 00 04' },
      ride: { ...trip, scheduledAt: new Date(Date.now() + 20 * 60_000).toISOString() },
      takenByMe: true,
    },
  });
  const path = new URL(link.url ?? '').pathname;
  const guest = await (await browser.newContext({ baseURL: site.url, colorScheme: 'light' })).newPage();
  const title = guest.getByRole('heading', { level: 1 });
  await guest.goto(path);
  await press(guest.getByRole('button', { name: 'Changer de thème' }));
  await press(guest.getByRole('button', { name: 'Réserver avec obligation de paiement' }));
  await expect(title).toHaveText('C’est réservé');
  await expect(guest.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(guest);

  await test.step('the driver leaves and shares the position', async () => {
    await driver.context().grantPermissions(['geolocation']);
    await driver.context().setGeolocation({ latitude: 48.8784, longitude: 2.3211 });
    await driver.goto('/dashboard/driver');
    const desk = driver.getByRole('region', { name: 'Prochaine course', exact: true });
    await desk.getByRole('button', { name: 'En route' }).click();
    await driver.getByRole('dialog').getByRole('button', { name: 'Partager ma position' }).click();
    await expect(desk.getByText('Position partagée')).toBeVisible();
  });

  await test.step('the page of the guest shows it once it looks again', async () => {
    await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(title).toHaveText(/est en route$/u);
    await expect(guest.locator('.car')).toBeVisible();
    await expect(guest.getByText(/^arrivée estimée, position d’il y a \d+\ss$/u)).toBeVisible();
    await expect(guest.getByRole('listitem').and(guest.locator('[aria-current="step"]'))).toContainText(
      'En route',
    );
    await expectAccessible(guest);
    await expectNoSidewaysScroll(guest);
  });

  await test.step('without network it says when it was seen, and offers nothing that needs one', async () => {
    await guest.context().setOffline(true);
    await expect(guest.getByText(/^Hors connexion\. Vu à \d\d:\d\d$/u)).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Payer maintenant' })).toBeHidden();
    await expectAccessible(guest);
    await guest.context().setOffline(false);
    await expect(guest.getByRole('link', { name: 'Payer maintenant' })).toBeVisible();
  });

  await test.step('without a script the facts, the trip and their age are there, and no car', async () => {
    const plain = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })).newPage();
    await plain.goto(path);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(/est en route$/u);
    await expect(plain.locator('.map-lines .trip-mark')).toHaveCount(2);
    await expect(plain.getByText(/Vu à \d\d:\d\d$/u)).toBeVisible();
    await expect(plain.locator('.car')).toHaveCount(0);
    await expectNoSidewaysScroll(plain);
    await plain.context().close();
  });

  for (const status of ['in_progress', 'completed'] as const)
    await callApi(driver.request, moveRide, { id: ride.id, body: { status } });
  await expect(title).toHaveText('Vous êtes arrivé');
  await expect(guest.locator('.way-frame')).toHaveCount(0);
  await expectAccessible(guest);
  await guest.context().close();
});

test('a return by telephone is one order with a link for each way, and its client says yes to all of it', async ({
  driver,
  browser,
  site,
}, { testId }) => {
  test.slow();
  const name = `Nadia-${testId.slice(-6)}`;
  await driver.goto('/dashboard/driver');
  await press(driver.getByRole('button', { name: 'Nouvelle course' }));
  const order = driver.getByRole('dialog', { name: 'Nouvelle course' });
  await typeInto(order.getByLabel('Client', { exact: true }), '06 39 98 00 03');
  await press(order.getByRole('button', { name: /Nouveau contact/u }));
  await typeInto(order.getByLabel('Prénom'), name);
  await chooseAddress(driver, 'Adresse de départ', 'gare de lyon');
  await chooseAddress(driver, 'Destination', 'charles');
  await order.getByLabel('Date et heure de départ').fill(DEPARTURE);

  await test.step('the driver adds the way back, and reads the price of both', async () => {
    await press(order.getByRole('button', { name: 'Retour' }));
    await order.getByLabel('Date et heure du retour').fill('2031-05-16T18:20');
    const price = order.getByRole('region', { name: 'Prix' });
    await expect(price).toContainText('Aller-retour, TTC');
    await expect(price.getByRole('heading', { name: /^Retour/u })).toBeVisible();
    await expect(order.getByRole('group', { name: /^Puis-je la prendre/u })).toHaveCount(2);
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
    await press(order.getByRole('button', { name: 'Créer les 2 courses et envoyer le lien' }));
  });

  const taken = driver.getByRole('dialog', { name: '2 courses créées' });
  await expect(taken.locator('code')).toHaveCount(2);
  await expectAccessible(driver);
  const links = await taken.locator('code').allInnerTexts();

  await test.step('each link opens its own ride', async () => {
    const guest = await (await browser.newContext({ baseURL: site.url })).newPage();
    for (const [link, day] of [
      [links[0], '13 mai'],
      [links[1], '16 mai'],
    ]) {
      await guest.goto(new URL(link ?? '').pathname);
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`${name}, votre course est prête`);
      await expect(guest.locator('main')).toContainText(day ?? '');
      await expectAccessible(guest);
    }
    await guest.context().close();
  });

  await test.step('the driver notes that all of it is confirmed', async () => {
    await press(taken.getByRole('button', { name: 'Terminé' }));
    await driver.goto('/dashboard/driver?onglet=validees');
    const cards = driver.locator('article[data-ride]').filter({ hasText: name });
    await expect(cards).toHaveCount(2);
    await press(cards.first().getByRole('button', { name: 'Lien client' }));
    const dialog = driver.getByRole('dialog', { name: 'Lien du client' });
    await expectAccessible(driver);
    await press(dialog.getByRole('button', { name: 'Toute la commande confirmée par téléphone' }));
    await expect(driver.getByText(/Confirmation notée pour 2\scourses/u)).toBeVisible();
    await expect(cards.filter({ hasText: 'Confirmée par téléphone' })).toHaveCount(2);
  });
});
