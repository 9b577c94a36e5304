import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getBillingDetails, saveBillingDetails } from '#contract/papers/bills.calls.ts';
import type { BillingDetailsView } from '#contract/papers/bills.ts';
import { answer, api, on, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';

const atelier: BillingDetailsView = {
  kind: 'company',
  name: 'Atelier Delmas SARL',
  address: '6 place de la Pyramide, 92800 Puteaux',
  country: 'FR',
  siren: '999317050',
  vatNumber: 'FR01999317050',
  orderReference: 'PROJET-2291',
};
const person: BillingDetailsView = {
  kind: 'person',
  name: 'Amélie Durand',
  address: '12 rue des Lilas, 75020 Paris',
  country: 'FR',
  siren: '',
  vatNumber: '',
  orderReference: '',
};

const card = () => screen.findByRole('region', { name: 'Facturation' });
const buttonOf = async (name: string) => await within(await card()).findByRole('button', { name });

async function edit(details: BillingDetailsView | null) {
  answer(getBillingDetails, { details });
  const { user } = visit('/profile', { as: amelie });
  await user.click(await buttonOf(details ? 'Modifier' : 'Les indiquer maintenant'));
  await within(await card()).findByLabelText('Adresse de facturation');
  return { user, form: within(await card()) };
}

describe('the billing details of a client', () => {
  test.each([
    [
      'a company',
      atelier,
      [
        'Au nom de: Atelier Delmas SARL',
        'Adresse: 6 place de la Pyramide, 92800 Puteaux',
        'SIREN: 999 317 050',
        'Numéro de TVA: FR01 999 317 050',
        'Votre référence: PROJET-2291',
      ],
    ],
    ['a person', person, ['Au nom de: Amélie Durand', 'Adresse: 12 rue des Lilas, 75020 Paris']],
    [
      'a company abroad without a VAT number',
      { ...atelier, country: 'BE', siren: '', vatNumber: '', orderReference: '' },
      [
        'Au nom de: Atelier Delmas SARL',
        'Adresse: 6 place de la Pyramide, 92800 Puteaux',
        'Numéro de TVA: Non renseigné',
      ],
    ],
  ])('of %s are shown as an invoice prints them', async (_who, details, lines) => {
    answer(getBillingDetails, { details });
    visit('/profile', { as: amelie });

    await buttonOf('Modifier');

    const terms = within(await card()).getAllByRole('term');
    expect(terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual(
      lines,
    );
  });

  test('are asked for with the first invoice, or filled in now', async () => {
    const saved = answer(saveBillingDetails, { details: atelier });
    const { user, form } = await edit(null);
    expect(form.getByLabelText('Nom')).toHaveValue('Amélie Durand');

    await user.click(form.getByRole('button', { name: 'Une société' }));
    await user.type(form.getByLabelText('Raison sociale'), 'Atelier Delmas SARL');
    await user.clear(form.getByLabelText('Adresse de facturation'));
    await user.type(form.getByLabelText('Adresse de facturation'), atelier.address);
    await user.type(form.getByLabelText('SIREN'), '999 317 050');
    await user.type(form.getByLabelText(/^Votre référence/u), 'PROJET-2291');
    await user.click(form.getByRole('button', { name: 'Sauvegarder' }));

    expect(await screen.findByText('Facturation mise à jour')).toBeVisible();
    expect(within(await card()).getByText('FR01 999 317 050')).toBeVisible();
    expect(saved).toEqual([atelier]);
  });

  test('that were never asked for say when they are', async () => {
    visit('/profile', { as: amelie });

    expect(
      await within(await card()).findByText(
        'Ces informations vous sont demandées avec votre première facture.',
      ),
    ).toBeVisible();
    expect(within(await card()).queryByRole('button', { name: 'Modifier' })).toBeNull();
  });

  test('that cannot be printed are not sent', async () => {
    const saved = answer(saveBillingDetails, { details: atelier });
    const { user, form } = await edit(atelier);

    await user.clear(form.getByLabelText('Raison sociale'));
    await user.click(form.getByRole('button', { name: 'Sauvegarder' }));

    expect(form.getByText('Indiquez à quel nom établir la facture.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  test('that are not saved stay typed, and say so', async () => {
    refuse(saveBillingDetails, 500, {});
    const { user, form } = await edit(atelier);

    await user.type(form.getByLabelText('Raison sociale'), ' et fils');
    await user.click(form.getByRole('button', { name: 'Sauvegarder' }));

    expect(await form.findByRole('alert')).toHaveTextContent(
      'Impossible de sauvegarder. Rien n’a été perdu : réessayez.',
    );
    expect(form.getByLabelText('Raison sociale')).toHaveValue('Atelier Delmas SARL et fils');
  });

  test('are left as they were by a cancel', async () => {
    const { user, form } = await edit(atelier);
    await user.type(form.getByLabelText('Raison sociale'), ' et fils');

    await user.click(form.getByRole('button', { name: 'Annuler' }));

    expect(within(await card()).getByText('Atelier Delmas SARL')).toBeVisible();
  });

  test('that cannot be read say so, and are read again on demand', async () => {
    refuse(getBillingDetails, 403, { code: 'not_allowed', message: 'Non.' });
    const { user } = visit('/profile', { as: amelie });
    const retry = await buttonOf('Réessayer');
    expect(
      within(await card()).getByText('Impossible d’afficher vos informations de facturation.'),
    ).toBeVisible();

    answer(getBillingDetails, { details: person });
    await user.click(retry);

    expect(await within(await card()).findByText('12 rue des Lilas, 75020 Paris')).toBeVisible();
  });

  test('that are being read leave room for them', async () => {
    api.use(on(getBillingDetails, () => new Promise<never>(() => undefined)));
    visit('/profile', { as: amelie });

    expect(within(await card()).getByRole('status')).toHaveTextContent('Chargement...');
  });

  test('are no matter of a driver', async () => {
    visit('/profile', { as: chloe });

    expect(await screen.findByRole('region', { name: 'Mes données' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Facturation' })).toBeNull();
  });
});
