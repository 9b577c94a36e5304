import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { getCompany, listControlPoints } from '#contract/platform/company.calls.ts';
import { answer, on } from '#web/testing/api.ts';
import { SettingsWorkplace } from '../settings-page.tsx';
import { showSettings } from '../show-settings.tsx';

const beaurivage = { legalName: 'Beaurivage', legalForm: 'SAS', siren: '999840218' } as const;
const region = () => screen.findByRole('region', { name: 'Entreprise' });
/** Once what is stored is shown. */
const section = async () => {
  const shown = await region();
  await within(shown).findByLabelText('SIREN');
  return shown;
};
const save = () => screen.getByRole('button', { name: 'Sauvegarder' });

describe('the company', () => {
  test('shows what is stored, with the spaces people read', async () => {
    showSettings(<SettingsWorkplace />, { company: { ...beaurivage, siret: '99984021800039' } });

    const fields = within(await section());
    await waitFor(() => expect(fields.getByLabelText('SIREN')).toHaveValue('999 840 218'));
    expect(fields.getByLabelText('SIRET')).toHaveValue('999 840 218 00039');
    expect(fields.getByLabelText('Capital social')).toBeInTheDocument();
    expect(fields.getByLabelText('SIREN')).toHaveAccessibleDescription('Clé correcte');
  });

  test('that cannot be loaded shows no fields that could be saved over it, and is asked for again', async () => {
    let isAway = true;
    const { user } = showSettings(<SettingsWorkplace />, {
      company: beaurivage,
      handlers: [
        on(getCompany, () => (isAway ? HttpResponse.json({ message: 'Non.' }, { status: 403 }) : undefined)),
      ],
    });
    const fields = within(await region());
    expect(await fields.findByText('Impossible de charger l’entreprise.')).toBeVisible();
    expect(fields.queryByRole('textbox')).toBeNull();

    isAway = false;
    await user.click(fields.getByRole('button', { name: 'Réessayer' }));

    expect(await fields.findByLabelText('SIREN')).toHaveValue('999 840 218');
  });

  test('checks keys while they are typed, and fills in the number for the tax', async () => {
    const { user, companyReceived } = showSettings(<SettingsWorkplace />);
    const fields = within(await section());

    await user.type(fields.getByLabelText('SIREN'), '999 840 219');
    expect(fields.getByLabelText('SIREN')).toHaveAccessibleDescription(/clé de ce SIREN est fausse/u);
    await user.type(fields.getByLabelText('SIREN'), '{Backspace}8');
    expect(fields.getByLabelText('Numéro de TVA')).toHaveValue('FR45999840218');
    expect(fields.getByLabelText('Numéro de TVA')).toHaveAccessibleDescription('Calculé depuis le SIREN');
    await user.click(save());

    await waitFor(() =>
      expect(companyReceived).toEqual([{ siren: '999 840 218', vatNumber: 'FR45999840218' }]),
    );
  });

  test('keeps the number for the tax while the SIREN is wrong, and derives it from the next right one', async () => {
    const { user, companyReceived } = showSettings(<SettingsWorkplace />, {
      company: { ...beaurivage, siret: '99984021800039', vatNumber: 'FR45999840218' },
    });
    const fields = within(await section());
    const siren = fields.getByLabelText('SIREN');
    await waitFor(() => expect(siren).toHaveValue('999 840 218'));

    await user.type(siren, '{Backspace}9');
    await user.type(fields.getByLabelText('Assureur'), 'Mutuelle des Quais');
    expect(fields.getByLabelText('Numéro de TVA')).toHaveValue('FR45 999 840 218');
    await user.click(save());
    await waitFor(() => expect(companyReceived).toEqual([{ insurerName: 'Mutuelle des Quais' }]));
    expect(siren).toHaveAttribute('aria-invalid', 'true');
    expect(fields.getByLabelText('Numéro de TVA')).not.toHaveAttribute('aria-invalid');
    expect(fields.getByLabelText('SIRET')).not.toHaveAttribute('aria-invalid');

    await user.clear(siren);
    await user.type(siren, '732 829 320');
    expect(fields.getByLabelText('Numéro de TVA')).toHaveValue('FR44732829320');
  });

  test('saves no other number of a SIREN that is wrong, but what has nothing to do with it', async () => {
    const { user, companyReceived } = showSettings(<SettingsWorkplace />, {
      company: { ...beaurivage, siret: '99984021800039', vatNumber: 'FR45999840218' },
    });
    const fields = within(await section());
    await waitFor(() => expect(fields.getByLabelText('SIREN')).toHaveValue('999 840 218'));

    await user.clear(fields.getByLabelText('SIREN'));
    await user.type(fields.getByLabelText('SIREN'), '732 829 321');
    await user.clear(fields.getByLabelText('SIRET'));
    await user.type(fields.getByLabelText('SIRET'), '732 829 320 00074');
    await user.type(fields.getByLabelText('Assureur'), 'Mutuelle des Quais');
    await user.click(save());

    await waitFor(() => expect(companyReceived).toEqual([{ insurerName: 'Mutuelle des Quais' }]));
    expect(fields.getByLabelText('SIREN')).toHaveFocus();
    expect(fields.getByLabelText('SIRET')).toHaveValue('732 829 320 00074');
    expect(fields.getByLabelText('SIRET')).not.toHaveAttribute('aria-invalid');
  });

  test('saves what is right, and goes to the first field that is wrong', async () => {
    const { user, companyReceived } = showSettings(<SettingsWorkplace />, { company: beaurivage });
    const fields = within(await section());
    await waitFor(() => expect(fields.getByLabelText('SIREN')).toHaveValue('999 840 218'));

    await user.type(fields.getByLabelText('SIRET'), '999 840 218 00031');
    await user.type(fields.getByLabelText('Ville du RCS ou du RNE'), 'Paris');
    // The number of the register is still empty.
    expect(screen.getByText('2 champs à corriger')).toBeInTheDocument();
    await user.click(save());

    await waitFor(() => expect(companyReceived).toEqual([{ registration: 'Paris' }]));
    expect(fields.getByLabelText('SIRET')).toHaveFocus();
    expect(fields.getByLabelText('SIRET')).toHaveAccessibleDescription(/clé de ce SIRET est fausse/u);
    expect(fields.getByLabelText('SIRET')).toHaveValue('999 840 218 00031');
  });

  test('says that a mention of the law is missing, which stops nothing', async () => {
    const { user, companyReceived } = showSettings(<SettingsWorkplace />);
    const fields = within(await section());

    for (const mention of ['Raison sociale ou nom', 'SIREN', 'Numéro EVTC'])
      expect(fields.getByLabelText(mention)).toHaveAccessibleDescription(/le bon part sans elle/u);
    await user.type(fields.getByLabelText('Assureur'), 'Mutuelle des Quais');
    expect(screen.getByText('3 champs à corriger')).toBeInTheDocument();
    await user.click(save());

    expect(await screen.findByText('Entreprise mise à jour')).toBeVisible();
    expect(companyReceived).toEqual([{ insurerName: 'Mutuelle des Quais' }]);
  });

  test('has no capital for a person, and no number for the tax under the franchise', async () => {
    const { user } = showSettings(<SettingsWorkplace />, { company: { ...beaurivage, legalForm: 'EI' } });
    const fields = within(await section());
    await waitFor(() => expect(fields.getByLabelText('Forme juridique')).toHaveValue('EI'));

    expect(fields.queryByLabelText('Capital social')).toBeNull();
    await user.click(fields.getByRole('radio', { name: /Franchise en base/u }));
    expect(fields.queryByLabelText('Numéro de TVA')).toBeNull();
  });

  test('has to choose how it is taxed before it can invoice', async () => {
    const { user } = showSettings(<SettingsWorkplace />, { company: { ...beaurivage, vatRegime: '' } });
    const fields = within(await section());
    expect(await fields.findByText(/sans lui, aucune facture n’est possible/u)).toBeInTheDocument();

    await user.click(fields.getByRole('radio', { name: /Assujetti/u }));

    expect(fields.queryByText(/aucune facture n’est possible/u)).toBeNull();
  });

  test('marks an address and a contact that are missing, and counts them', async () => {
    const { user } = showSettings(<SettingsWorkplace />, {
      company: beaurivage,
      stored: { companyAddress: '27 bis avenue du Général-Michel-Bizot, 75012 Paris', contactPhone: '' },
    });
    const [address, phone] = [
      await screen.findByLabelText('Adresse de l’entreprise'),
      screen.getByLabelText('Téléphone de contact'),
    ];
    expect(address).not.toHaveAccessibleDescription(/Mention manquante/u);
    expect(phone).toHaveAccessibleDescription(/Mention manquante/u);

    await user.clear(address);

    expect(address).toHaveAccessibleDescription(/Mention manquante/u);
    expect(screen.getByText('2 champs à corriger')).toBeInTheDocument();
    await user.type(screen.getByLabelText('E-mail de contact'), 'bonjour@beaurivage.demo');
    expect(phone).not.toHaveAccessibleDescription(/Mention manquante/u);
    expect(screen.getByText('1 champ à corriger')).toBeInTheDocument();
  });

  test('is read by an officer as it is typed', async () => {
    const { user } = showSettings(<SettingsWorkplace />, {
      company: beaurivage,
      stored: { contactEmail: 'bonjour@beaurivage.demo' },
    });
    const officer = async () =>
      within((await screen.findAllByRole('region', { name: 'Ce que lira l’agent' }))[0] as HTMLElement);
    await waitFor(async () => expect((await officer()).getByText('Beaurivage SAS')).toBeInTheDocument());
    expect((await officer()).getByText('bonjour@beaurivage.demo')).toBeInTheDocument();
    expect((await officer()).getAllByText('Mention manquante')).toHaveLength(2);

    await user.type(screen.getByLabelText('Numéro EVTC'), 'evtc075240817');

    expect((await officer()).getByText('EVTC 075 240 817')).toBeInTheDocument();
    expect((await officer()).getAllByText('Mention manquante')).toHaveLength(1);
  });
});

describe('the list before a roadside check', () => {
  test('names each point, how urgent it is, and leads to its field', async () => {
    answer(listControlPoints, [
      { point: 'evtc_number', urgency: 'urgent' },
      { point: 'insurance_expiry', urgency: 'urgent', expiry: '2026-05-04', daysLeft: -3 },
      { point: 'technical_check_expiry', urgency: 'soon', expiry: '2026-05-22', daysLeft: 15 },
      { point: 'vehicle_co2e', urgency: 'useful' },
    ]);
    const { user } = showSettings(<SettingsWorkplace />);

    const [list] = await screen.findAllByRole('region', { name: 'Prêt pour un contrôle' });
    const lines = within(list as HTMLElement);
    expect(lines.getByText('4 points à régler')).toBeInTheDocument();
    await user.click(lines.getByRole('button', { name: 'Voir l’autre point' }));
    expect(lines.getByText('2 urgents')).toBeInTheDocument();
    expect(lines.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Numéro EVTC manquantMention 2 du bon\u00a0: il part sans elle.', '/app-settings#evtcNumber'],
      ['Assurance expirée depuis 3\u00a0joursTerme le 4 mai 2026.', '/driver-profile#insuranceExpiry'],
      [
        'Contrôle technique dans 15\u00a0joursÀ passer avant le 22 mai 2026.',
        '/driver-profile#technicalCheckExpiry',
      ],
      [
        'CO₂ du véhicule manquantGrammes de CO2e par km\u00a0: sans lui, rien n’est affiché aux clients.',
        '/driver-profile#vehicleCo2e',
      ],
    ]);
  });
});
