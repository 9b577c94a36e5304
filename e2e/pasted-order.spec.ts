import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('a driver pastes a message, checks what was read and creates the ride; then notes something on the client', async ({
  driver,
}, { testId }) => {
  test.slow();
  const name = `Karim${testId.replace(/[^a-z]/gu, '')}`;
  // Another telephone each time: a known one belongs to the client of the run before.
  const phone = `06 39 98 ${String(Date.now()).slice(-4).replace(/..$/u, ' $&')}`;
  const message = `Bonjour Chloé, c’est ${name} Haddad. Le 14 mai 2031 à 9h30 de la Gare de Lyon à CDG T2E, vol AF1234. On sera 2 avec 2 valises et le fauteuil pliant. Mon numéro : ${phone}`;
  await driver.goto('/dashboard/driver');

  await test.step('the words that were found are underlined, the others stay visible', async () => {
    await driver.getByRole('button', { name: 'Nouvelle course' }).first().click();
    const dialog = driver.getByRole('dialog', { name: 'Nouvelle course' });
    await dialog.getByRole('button', { name: 'Coller un message' }).click();
    await driver.getByRole('textbox', { name: 'Message reçu' }).fill(message);
    await expectAccessible(driver);
    await driver.getByRole('button', { name: 'Lire le message' }).click();
    const found = driver.getByRole('region', { name: 'Champs trouvés' });
    await expect(found.getByText(/^9\s+champs trouvés$/u)).toBeVisible();
    await expect(found.getByLabel('Date', { exact: true })).toHaveValue('2031-05-14');
    await expect(found.getByText(/^Aéroport Paris-Charles-de-Gaulle, Terminal 2E/u)).toBeVisible();
    await expect(found.getByText(/^Gare de Lyon,/u)).toBeVisible();
    await expect(driver.getByRole('region', { name: 'Message reçu' })).toContainText(
      'Pas compris : « et le fauteuil pliant »',
    );
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
  });

  await test.step('nothing is created before date, hour and addresses are confirmed', async () => {
    await driver.getByRole('button', { name: 'Continuer vers la course' }).click();
    const create = driver.getByRole('button', { name: 'Créer la course et envoyer le lien' });
    await expect(create).toBeDisabled();
    await expectAccessible(driver);
    // The price and the verdict move what is below them when they arrive: a press meanwhile may miss it.
    await expect(driver.locator('.order-total')).toContainText('€');
    await expect(driver.getByRole('group', { name: 'Puis-je la prendre ?' }).last()).toContainText('€/h');
    await driver.getByRole('button', { name: 'Tout est juste' }).click();
    await create.click();
    await expect(driver.getByRole('dialog', { name: 'Course créée' })).toContainText(`${name} Haddad`);
    await expectAccessible(driver);
    await driver.getByRole('button', { name: 'Terminé', exact: true }).click();
  });

  await test.step('the file of the client has the ride, and keeps a note', async () => {
    await driver.goto('/dashboard/driver?onglet=validees');
    const card = driver.getByRole('article').filter({ hasText: `${name} Haddad` });
    await card.getByRole('button', { name: 'Fiche client' }).click();
    const file = driver.getByRole('dialog', { name: 'Fiche client' });
    await expect(file.getByText(phone)).toBeVisible();
    await expect(file.getByText(/^Gare de Lyon →/u)).toBeVisible();
    await file.getByLabel('Vos notes').fill('Fauteuil pliant dans le coffre');
    await file.getByRole('button', { name: 'Enregistrer la note' }).click();
    await expect(file.getByText('Note enregistrée.')).toBeVisible();
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
  });
});
