import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Link } from 'wouter';
import { testPaymentConnection } from '#contract/money/payments.calls.ts';
import { getPublicSettings, getSettings, saveSettings } from '#contract/platform/settings.calls.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { answer, api, on } from '#web/testing/api.ts';
import { SettingsWorkplace } from './settings-page.tsx';
import { showSettings } from './show-settings.tsx';

const nameField = () => screen.findByLabelText('Nom de l’application');
const save = () => screen.getByRole('button', { name: 'Sauvegarder' });

test('shows the four sections filled with what is stored', async () => {
  showSettings(<SettingsWorkplace />, { stored: { contactPhone: '06 41 87 25 03' } });

  expect(await nameField()).toHaveValue('Beaurivage');
  expect(screen.getByLabelText('Téléphone de contact')).toHaveValue('06 41 87 25 03');
  expect(screen.getByLabelText('Couleur principale')).toHaveValue('#1f2937');
  for (const name of ['Général', 'Visuel', 'Paiements', 'Logo et icônes']) {
    expect(await screen.findByRole('region', { name })).toBeInTheDocument();
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  }
});

test('suggests a name while none was ever saved, and saves it only with the form', async () => {
  const { user, received } = showSettings(<SettingsWorkplace />, { stored: { appName: '' } });

  expect(await nameField()).toHaveValue('Ma plateforme VTC');
  expect(screen.queryByRole('button', { name: 'Sauvegarder' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Garder ce nom' }));
  await user.click(save());

  await screen.findByText('Paramètres mis à jour');
  expect(received).toEqual([{ appName: 'Ma plateforme VTC' }]);
});

test('counts the changes and sends only them', async () => {
  const { user, received } = showSettings(<SettingsWorkplace />);

  await user.type(await nameField(), ' VTC');
  expect(screen.getByText('1 modification non enregistrée')).toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Espèces' }));
  await user.click(screen.getByRole('checkbox', { name: /Utiliser le logo comme fond/u }));
  expect(screen.getByText('3 modifications non enregistrées')).toBeInTheDocument();
  await user.click(save());

  await screen.findByText('Paramètres mis à jour');
  expect(received).toEqual([
    { appName: 'Beaurivage VTC', enableCashPayments: 'false', useLogoAsBackground: 'true' },
  ]);
  expect(screen.queryByText(/non enregistrée/u)).not.toBeInTheDocument();
});

test('a change that is undone is no change', async () => {
  const { user } = showSettings(<SettingsWorkplace />);

  await user.type(await nameField(), '!');
  await user.type(await nameField(), '{Backspace}');

  expect(screen.queryByRole('button', { name: 'Sauvegarder' })).not.toBeInTheDocument();
});

test('the open page follows the saved settings', async () => {
  const { user, queries } = showSettings(<SettingsWorkplace />);
  queries.setQueryData(keyOf(getPublicSettings), { appName: 'Beaurivage' });

  await user.clear(await nameField());
  await user.type(await nameField(), 'Maison Delorme{Enter}');
  await screen.findByText('Paramètres mis à jour');

  await waitFor(() => expect(queries.getQueryState(keyOf(getPublicSettings))?.isInvalidated).toBe(true));
  expect(queries.getQueryData(keyOf(getSettings))).toMatchObject({ appName: { value: 'Maison Delorme' } });
});

test('Réinitialiser restores the stored values', async () => {
  const { user, received } = showSettings(<SettingsWorkplace />);

  await user.type(await nameField(), ' VTC');
  await user.click(screen.getByRole('button', { name: 'Noir et lin' }));
  await user.click(screen.getByRole('button', { name: 'Réinitialiser' }));

  expect(await nameField()).toHaveValue('Beaurivage');
  expect(screen.getByLabelText('Couleur principale')).toHaveValue('#1f2937');
  expect(received).toEqual([]);
});

test('a stored secret is never shown, and unchanged when its field stays blank', async () => {
  const { user, received } = showSettings(<SettingsWorkplace />, { secrets: ['paypalClientSecret'] });

  await nameField();
  const secret = screen.getByLabelText('Clé secrète PayPal');
  expect(secret).toHaveValue('');
  expect(secret).toHaveAttribute('type', 'password');
  expect(secret).toHaveAttribute('placeholder', 'Enregistrée, masquée');
  expect(screen.getByText('Laissez vide pour garder la clé actuelle.')).toBeInTheDocument();

  await user.type(screen.getByLabelText('Identifiant client PayPal'), 'AYx7');
  await user.click(save());

  await screen.findByText('Paramètres mis à jour');
  expect(received).toEqual([{ paypalClientId: 'AYx7' }]);
});

test('a new secret is sent once and leaves the field', async () => {
  const { user, received } = showSettings(<SettingsWorkplace />);

  await nameField();
  await user.type(screen.getByLabelText('Clé secrète PayPal'), 'EK-secret{Enter}');

  await screen.findByText('Paramètres mis à jour');
  expect(received).toEqual([{ paypalClientSecret: 'EK-secret' }]);
  expect(screen.getByLabelText('Clé secrète PayPal')).toHaveValue('');
});

test('card payment is announced and cannot be switched on', async () => {
  const { user } = showSettings(<SettingsWorkplace />);

  await nameField();
  const card = screen.getByRole('switch', { name: 'Carte bancaire' });
  expect(card).toBeDisabled();
  expect(within(card).getByText('bientôt disponible')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Stripe/u })).toBeDisabled();
  expect(screen.queryByLabelText('Clé secrète Stripe')).not.toBeInTheDocument();

  await user.click(card);
  expect(screen.queryByText(/non enregistrée/u)).not.toBeInTheDocument();
});

test('card payment can be set up where the environment allows it', async () => {
  const { user, received } = showSettings(<SettingsWorkplace />, { stripeEnabled: true });

  await nameField();
  await user.click(screen.getByRole('radio', { name: /Stripe/u }));
  await user.click(screen.getByRole('switch', { name: 'Carte bancaire' }));
  await user.type(screen.getByLabelText('Clé secrète Stripe'), 'sk_live_1{Enter}');

  await screen.findByText('Paramètres mis à jour');
  expect(received).toEqual([
    { paymentProvider: 'stripe', enableStripePayments: 'true', stripeSecretKey: 'sk_live_1' },
  ]);
  expect(screen.queryByText('bientôt disponible')).not.toBeInTheDocument();
});

test('a method is active only once it is switched on and has its keys', async () => {
  const { user } = showSettings(<SettingsWorkplace />);
  const warning = /Aucun moyen n’est activé et configuré/u;

  await nameField();
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Espèces' }));
  expect(screen.getByText(warning)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Identifiant client PayPal'), 'AYx7');
  await user.type(screen.getByLabelText('Clé secrète PayPal'), 'EK-secret');

  expect(screen.queryByText(warning)).not.toBeInTheDocument();
  expect(screen.getByText('Encaissé en ligne, une fois la course acceptée')).toBeInTheDocument();
});

test('the stored keys of the provider are tested, once what was typed is saved', async () => {
  answer(testPaymentConnection, { success: false, message: 'PayPal : La clé publique est refusée.' });
  const { user } = showSettings(<SettingsWorkplace />);
  await nameField();

  await user.click(screen.getByRole('button', { name: 'Tester la connexion' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Test échoué.*La clé publique est refusée\./u);

  await user.type(screen.getByLabelText('Identifiant client PayPal'), 'AYx7');
  expect(screen.getByRole('button', { name: 'Tester la connexion' })).toBeDisabled();
  expect(screen.queryByText('Test échoué')).toBeNull();
});

test('the minimum notice is a number of minutes', async () => {
  const { user, received } = showSettings(<SettingsWorkplace />);
  await nameField();
  const notice = screen.getByLabelText('Délai minimum avant un départ (minutes)');

  await user.clear(notice);
  await user.type(notice, 'bientôt{Enter}');
  expect(notice).toHaveAccessibleDescription(/Un délai va de 0 à 1440 minutes\.$/u);
  await user.clear(notice);
  await user.type(notice, '30{Enter}');

  await screen.findByText('Paramètres mis à jour');
  expect(received).toEqual([{ minimumNotice: '30' }]);
});

test('an invalid value is reported under its field and not sent', async () => {
  const { user, received } = showSettings(<SettingsWorkplace />);

  await user.clear(await nameField());
  await user.type(screen.getByLabelText('E-mail de contact'), 'bonjour');
  await user.clear(screen.getByLabelText('Couleur secondaire'));
  await user.type(screen.getByLabelText('Image de fond (facultatif)'), 'http://exemple.fr/a.png');
  await user.click(save());

  expect(await nameField()).toHaveFocus();
  expect(screen.getByText('Veuillez indiquer le nom de l’application.')).toBeInTheDocument();
  expect(screen.getByText('Veuillez saisir une adresse email valide.')).toBeInTheDocument();
  expect(screen.getByText('Une couleur s’écrit #rrggbb, par exemple #1f2937.')).toBeInTheDocument();
  expect(screen.getByText(/à une adresse en https/u)).toBeInTheDocument();
  expect(received).toEqual([]);
});

test('a refusal of the server is shown, under its field too, and loses nothing', async () => {
  const { user } = showSettings(<SettingsWorkplace />);
  const refusal = {
    code: 'invalid_request',
    message: 'La demande est incomplète ou invalide.',
    fields: { appDescription: 'Trop long.' },
  };
  api.use(on(saveSettings, () => HttpResponse.json(refusal, { status: 400 })));

  await nameField();
  await user.type(screen.getByLabelText('Description'), ' et confortable');
  await user.click(save());

  expect(await screen.findByText('Erreur')).toBeInTheDocument();
  expect(screen.getByText('La demande est incomplète ou invalide.')).toBeInTheDocument();
  expect(screen.getByText('Trop long.')).toBeInTheDocument();
  expect(screen.getByDisplayValue(/ et confortable$/u)).toBeInTheDocument();
  expect(screen.getByText('1 modification non enregistrée')).toBeInTheDocument();
});

test('without an answer of the server the page shows its own message', async () => {
  const { user } = showSettings(<SettingsWorkplace />);
  api.use(on(saveSettings, () => HttpResponse.error()));

  await user.type(await nameField(), ' VTC{Enter}');

  expect(await screen.findByText('Impossible de sauvegarder les paramètres.')).toBeInTheDocument();
});

test('settings that cannot be loaded can be retried', async () => {
  const failing = on(getSettings, () => new HttpResponse(null, { status: 500 }), {
    once: true,
  });
  const { user } = showSettings(<SettingsWorkplace />, { handlers: [failing] });

  expect(screen.getByRole('status')).toHaveTextContent('Chargement...');
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));

  expect(await nameField()).toHaveValue('Beaurivage');
});

test('Back with unsaved changes asks once, also after a section was gone to, and leaves when it may', async () => {
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/app-settings');
  const { user } = showSettings(<SettingsWorkplace />);
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  onTestFinished(() => ask.mockRestore());
  await user.type(await nameField(), '!');
  await user.click(screen.getByRole('link', { name: 'Entreprise' }));
  expect(location.hash).toBe('#section-company');

  history.back();
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  // The next Back is caught too.
  await waitFor(() => expect(history.state).toMatchObject({ depth: 1 }));
  expect(location.pathname).toBe('/app-settings');
  expect(await nameField()).toHaveValue('Beaurivage!');

  ask.mockReturnValue(true);
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/before'));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('leaving with unsaved changes asks for confirmation', async () => {
  const { user } = showSettings(
    <>
      <Link href="/dashboard/driver">Ailleurs</Link>
      <SettingsWorkplace />
    </>,
  );
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  await nameField();
  expect(closing()).toBe(false);
  await user.type(await nameField(), '!');

  expect(closing()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  expect(ask).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/');
});
