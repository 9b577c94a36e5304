import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { listRideMessages, sendRideMessage } from '#contract/people/chat.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { addressOf, callApi } from './support/call-api.ts';
import { press, tabTo } from './support/keyboard.ts';
import { openLive } from './support/live.ts';
import { clientPage } from './support/people.ts';
import { acceptRide, bookRide, driverTabOf, type Ride, rideCard } from './support/rides.ts';
import { expect, test } from './support/test.ts';

test('a client and a driver write about a ride, each seeing at once what the other writes', async ({
  driver,
  browser,
  site,
}, { testId }) => {
  test.slow();
  const client = await clientPage(browser, site, amelie(testId));
  const ride = await promisedRide(client.request, driver.request);
  await openLive(client, '/dashboard/client?onglet=en-cours');
  await openLive(driver, `/dashboard/driver?onglet=${driverTabOf(ride)}`);

  await test.step('the first message is unread for the driver', async () => {
    await messageButton(client, ride).click();
    await expect(client.getByText('Aucun message pour le moment.')).toBeVisible();
    await expectAccessible(client);
    await say(client, 'Trois valises, est-ce possible ?');
    await expect(log(client)).not.toContainText('Lu');
    await expect(messageButton(driver, ride)).toHaveText(/, 1.message non lu$/);
  });

  await test.step('the driver reads it, and the client sees that', async () => {
    await messageButton(driver, ride).click();
    await expect(log(driver)).toContainText('Trois valises');
    await expect(log(client)).toContainText('Lu');
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
  });

  await test.step('they answer one another', async () => {
    await say(driver, 'Elles tiennent : https://exemple.fr/coffre');
    await expect(log(client)).toContainText('Elles tiennent');
    await expect(log(client).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    await say(client, 'Merci !');
    await expect(log(driver)).toContainText('Merci !');
    await expectAccessible(client);
  });

  await test.step('nothing is unread any more', async () => {
    await driver.keyboard.press('Escape');
    await expect(driver.getByRole('dialog')).toBeHidden();
    await expect(messageButton(driver, ride)).toHaveText('Message');
  });
  await client.context().close();
});

test('the general discussion is answered from the inbox', async ({ driver, browser, site }, { testId }) => {
  test.slow();
  const client = await clientPage(browser, site, amelie(testId));
  await openLive(client, '/dashboard/client');
  await openLive(driver, '/dashboard/driver');

  await client
    .getByRole('button', { name: /^Discussion/ })
    .last()
    .click();
  await say(client, 'Travaillez-vous dimanche ?');
  await driver.getByRole('button', { name: /^(Assistant|Messages) *, \d+.messages? non lus?$/ }).click();
  const thread = driver.getByRole('button', { name: new RegExp(amelie(testId).lastName) }).first();
  await expect(thread).toContainText('Travaillez-vous dimanche ?');

  await test.step('quick answers are not sent', async () => {
    await driver.getByRole('button', { name: 'Mes recettes de la semaine' }).click();
    await expect(driver.getByText(/€ cette semaine$/)).toBeVisible();
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
  });

  await test.step('the answer arrives, with its author', async () => {
    await thread.click();
    await say(driver, 'Oui, dès 6 h.');
    await expect(log(client)).toContainText('Oui, dès 6 h.');
    await expect(log(client).getByText('Chauffeur', { exact: true }).first()).toBeVisible();
    await expect(log(client)).toContainText('Lu');
    await expectAccessible(client);
    await expectAccessible(driver);
  });

  await test.step('an announcement to all is confirmed first', async () => {
    await press(driver.getByRole('button', { name: 'Retour aux conversations' }));
    await press(driver.getByRole('button', { name: 'Annonce à tous' }));
    await driver.getByLabel('Votre annonce').fill(`Fermé le 1er mai (${testId}).`);
    await expectAccessible(driver);
    await press(driver.getByRole('button', { name: 'Continuer' }));
    await expect(driver.getByText('Envoyer cette annonce à tous les clients ?')).toBeVisible();
    await expectAccessible(driver);
    await press(driver.getByRole('button', { name: 'Envoyer à tous' }));
    await expect(log(client)).toContainText(`Fermé le 1er mai (${testId}).`);
    await expect(log(client).getByText('Annonce', { exact: true })).not.toHaveCount(0);
    await expectAccessible(client);
  });
  await client.context().close();
});

test('messages written offline are sent once, in order, when the network is back', async ({
  driver,
  browser,
  site,
}, { testId }) => {
  const client = await clientPage(browser, site, amelie(testId));
  const ride = await promisedRide(client.request, driver.request);
  await client.goto('/dashboard/client?onglet=en-cours');
  await messageButton(client, ride).click();
  await expect(client.getByText('Commencez la conversation !')).toBeVisible();

  await test.step('offline', async () => {
    await client.context().setOffline(true);
    await say(client, 'Un');
    await say(client, 'Deux');
    await expect(client.getByText('Envoi…')).toHaveCount(2);
    await expectAccessible(client);
    await client.context().setOffline(false);
    await expect(client.getByText('Envoi…')).toHaveCount(0);
    expect(await storedIn(driver.request, ride)).toEqual(['Un', 'Deux']);
  });

  await test.step('reloaded before the server can be reached', async () => {
    const sending = addressOf(sendRideMessage);
    await client.route(sending, (route) => route.abort());
    await say(client, 'Trois');
    await expect(client.getByText('Envoi…')).toBeVisible();
    await client.unroute(sending);
    await client.reload();
    await expect.poll(() => storedIn(driver.request, ride)).toEqual(['Un', 'Deux', 'Trois']);
  });
  await client.context().close();
});

test('a conversation works by keyboard alone, and restores the focus', async ({ driver, browser, site }, {
  testId,
}) => {
  const client = await clientPage(browser, site, amelie(testId));
  const ride = await promisedRide(client.request, driver.request);
  await client.goto('/dashboard/client?onglet=en-cours');

  await press(messageButton(client, ride));
  await tabTo(field(client));
  await client.keyboard.type('Bonjour,');
  await client.keyboard.press('Shift+Enter');
  await client.keyboard.type('à tout à l’heure.');
  await client.keyboard.press('Enter');
  await expect.poll(() => storedIn(driver.request, ride)).toEqual(['Bonjour,\nà tout à l’heure.']);
  await client.keyboard.press('Escape');

  await expect(client.getByRole('dialog')).toBeHidden();
  await expect(messageButton(client, ride)).toBeFocused();
  await client.context().close();
});

test('a long conversation opens at its last message, and older ones load without a jump', async ({
  driver,
  browser,
  site,
}, { testId }) => {
  test.slow();
  const client = await clientPage(browser, site, amelie(testId));
  const ride = await promisedRide(client.request, driver.request);
  for (let number = 1; number <= 120; number++) await send(client.request, ride, `Message ${number}.`);

  await client.goto('/dashboard/client?onglet=en-cours');
  await messageButton(client, ride).click();
  await expect(client.getByText('Message 120.', { exact: true })).toBeInViewport();

  const oldest = client.getByText('Message 71.', { exact: true });
  await oldest.scrollIntoViewIfNeeded();
  await expect(client.getByText('Message 21.', { exact: true })).toBeAttached();
  await expect(oldest).toBeInViewport();

  await send(driver.request, ride, 'Me voici.');
  await client.getByRole('button', { name: 'Nouveaux messages' }).click();
  await expect(client.getByText('Me voici.')).toBeInViewport();
  await client.context().close();
});

function messageButton(page: Page, ride: Ride): Locator {
  return rideCard(page, ride).getByRole('button', { name: /^Message/ });
}

function log(page: Page): Locator {
  return page.getByRole('log', { name: 'Messages' });
}

function field(page: Page): Locator {
  return page.getByPlaceholder('Tapez votre message...');
}

async function say(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(log(page)).toContainText(words);
}

async function promisedRide(client: APIRequestContext, driver: APIRequestContext): Promise<Ride> {
  const ride = await bookRide(client, { minutes: 200 });
  await acceptRide(driver, ride);
  return ride;
}

async function send(person: APIRequestContext, { id: rideId }: Ride, content: string): Promise<void> {
  await callApi(person, sendRideMessage, { body: { rideId, content, messageType: 'text' } });
}

async function storedIn(person: APIRequestContext, { id }: Ride): Promise<string[]> {
  const messages = await callApi(person, listRideMessages, { rideId: id });
  return messages.map(({ content }) => content);
}

/** A unique last name, to find the client in the shared inbox. */
function amelie(testId: string) {
  return { email: `amelie-chat-${testId}@example.fr`, lastName: `Durand-${testId.slice(-6)}` };
}
