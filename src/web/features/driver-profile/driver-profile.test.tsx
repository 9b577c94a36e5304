import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getDriverProfile, saveDriverProfile } from '#contract/people/driver-profile.calls.ts';
import type { DriverProfileView } from '#contract/people/driver-profile.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { answer, noPapers, refuse } from '#web/testing/api.ts';
import { openedSockets } from '#web/testing/fake-socket.ts';
import { chloe } from '#web/testing/people.ts';
import { holdTelephone } from '#web/testing/screen-size.ts';
import { visit } from '#web/testing/visit.tsx';

const profile: DriverProfileView = {
  firstName: 'Chloé',
  lastName: 'Martin',
  licenseNumber: '075 18 0042',
  vehicleMake: 'Mercedes-Benz',
  vehicleModel: 'Classe E',
  vehiclePlate: 'GH-482-KT',
  phoneNumber: '0698765432',
  bio: 'À votre service.',
  experience: '12 ans',
  specialties: 'Aéroports',
  isActive: true,
  ...noPapers,
};
const keepProfile = () => answer(getDriverProfile, profile);
const open = () => visit('/driver-profile', { as: chloe });

describe('the professional profile', () => {
  test('shows every field, and says which are missing', async () => {
    answer(getDriverProfile, { ...profile, bio: '' });

    open();

    for (const text of [
      'Mercedes-Benz',
      'Classe E',
      'GH-482-KT',
      '075 18 0042',
      '06 98 76 54 32',
      '12 ans',
      'Actif',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    const bio = screen.getByText('Présentation').closest('div');
    expect(bio).toHaveTextContent('Non renseigné');
  });

  test('sends what was changed, and shows what the server stores', async () => {
    keepProfile();
    const saved = { ...profile, vehicleModel: 'Classe S', isActive: false };
    const received = answer(saveDriverProfile, saved);
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Modifier' }));
    answer(getDriverProfile, saved);
    await user.clear(screen.getByLabelText(/Modèle du véhicule/u));
    await user.type(screen.getByLabelText(/Modèle du véhicule/u), 'Classe S');
    await user.click(screen.getByRole('switch', { name: 'Recevoir les nouvelles demandes' }));
    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));

    expect(await screen.findByText('Profil mis à jour')).toBeVisible();
    expect(received).toEqual([{ vehicleModel: 'Classe S', isActive: false }]);
    expect(await screen.findByText('Classe S')).toBeVisible();
    expect(screen.getByText('Inactif')).toBeVisible();
  });

  test('takes back nothing that was changed elsewhere while its form was open', async () => {
    keepProfile();
    const received = answer(saveDriverProfile, profile);
    const { user, queries } = open();
    await user.click(await screen.findByRole('button', { name: 'Modifier' }));
    await user.type(screen.getByLabelText(/Expérience/u), ' sur la route');
    answer(getDriverProfile, { ...profile, isActive: false, vehiclePlate: 'AA-111-BB' });
    await act(() => queries.invalidateQueries({ queryKey: keyOf(getDriverProfile) }));

    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));

    expect(await screen.findByText('Profil mis à jour')).toBeVisible();
    expect(received).toEqual([{ experience: '12 ans sur la route' }]);
  });

  test('keeps what was typed when it cannot be saved', async () => {
    keepProfile();
    refuse(saveDriverProfile, 500, {});
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Modifier' }));
    await user.type(screen.getByLabelText(/Expérience/u), ' sur la route');

    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));

    expect(await screen.findByText('Impossible de mettre à jour le profil')).toBeVisible();
    expect(screen.getByLabelText(/Expérience/u)).toHaveValue('12 ans sur la route');
  });

  test('puts a refusal under the field it belongs to', async () => {
    keepProfile();
    refuse(saveDriverProfile, 400, {
      code: 'invalid_request',
      message: 'La demande est incomplète ou invalide.',
      fields: { phoneNumber: 'Ce numéro n’est pas valide.' },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Modifier' }));

    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));

    expect(await screen.findByText('Ce numéro n’est pas valide.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/Téléphone professionnel/u)).toHaveFocus());
  });

  test('refuses a CO2e that is no number under its field, and keeps the stored one', async () => {
    answer(getDriverProfile, { ...profile, vehicleCo2e: 118 });
    const received = answer(saveDriverProfile, { ...profile, vehicleCo2e: 120 });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Modifier' }));
    const field = screen.getByLabelText(/CO2e du véhicule/u);
    await user.clear(field);
    await user.type(field, '120 g');

    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    expect(await screen.findByText('Un nombre entier de grammes par kilomètre, de 0 à 2000.')).toBeVisible();
    expect(field).toHaveFocus();
    expect(received).toEqual([]);
    await user.clear(field);
    await user.type(field, '120');
    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));

    expect(await screen.findByText('Profil mis à jour')).toBeVisible();
    expect(received).toMatchObject([{ vehicleCo2e: 120 }]);
  });

  test('discards a cancelled change', async () => {
    keepProfile();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Modifier' }));
    await user.type(screen.getByLabelText(/Spécialités/u), ', nuits');

    await user.click(screen.getByRole('button', { name: 'Annuler' }));

    expect(screen.getByText('Aéroports')).toBeVisible();
  });

  test('says that it could not be loaded', async () => {
    refuse(getDriverProfile, 403, { code: 'not_allowed', message: 'Non.' });

    open();

    expect(await screen.findByText('Impossible de charger le profil.')).toBeVisible();
  });
});

describe('the head of the dashboard', () => {
  test('shows the driver and the vehicle', async () => {
    keepProfile();

    visit('/dashboard/driver', { as: chloe });

    expect(await screen.findByText('Mercedes-Benz Classe E')).toBeVisible();
    expect(screen.getByText('GH-482-KT')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Chloé Martin' })).toBeVisible();
    for (const name of ['Mon Profil', 'Paramètres App', 'Test Paiements'])
      expect(screen.getByRole('link', { name })).toBeVisible();
    for (const name of ['Tarification', 'Notifications', 'Apparence'])
      expect(screen.getByRole('button', { name })).toBeVisible();
  });

  test('keeps the screen of an active driver’s phone on, asks again when the page is back, and lets go with the switch', async () => {
    holdTelephone();
    const release = vi.fn(async () => undefined);
    const request = vi.fn(async () => ({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'wakeLock');
      vi.unstubAllGlobals();
    });
    keepProfile();
    answer(saveDriverProfile, { ...profile, isActive: false });
    const { user } = visit('/dashboard/driver', { as: chloe });
    const active = await screen.findByRole('switch', { name: /^Actif/u });
    expect(request.mock.calls).toEqual([['screen']]);

    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
    await user.click(active);

    await waitFor(() => expect(release).toHaveBeenCalled());
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('switches the driver to inactive at once', async () => {
    keepProfile();
    const received = answer(saveDriverProfile, { ...profile, isActive: false });
    const { user } = visit('/dashboard/driver', { as: chloe });

    await user.click(await screen.findByRole('switch', { name: /^Actif/u }));

    expect(screen.getByRole('switch', { name: /^Inactif/u })).not.toBeChecked();
    await waitFor(() => expect(received).toEqual([{ isActive: false }]));
  });

  test('is not switched without network', async () => {
    keepProfile();
    visit('/dashboard/driver', { as: chloe });
    const active = await screen.findByRole('switch', { name: /^Actif/u });
    await waitFor(() => expect(openedSockets()).toHaveLength(1));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());

    act(() => void window.dispatchEvent(new Event('offline')));

    expect(active).toBeDisabled();
    expect(active).toHaveAttribute('title', 'Hors connexion');
  });

  test('takes the switch back when the server refuses', async () => {
    keepProfile();
    refuse(saveDriverProfile, 500, {});
    const { user } = visit('/dashboard/driver', { as: chloe });

    await user.click(await screen.findByRole('switch', { name: /^Actif/u }));

    expect(await screen.findByText('Impossible de mettre à jour le profil')).toBeVisible();
    expect(screen.getByRole('switch', { name: /^Actif/u })).toBeChecked();
  });
});
