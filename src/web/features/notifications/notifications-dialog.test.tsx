import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  getNotificationConfig,
  saveNotificationConfig,
  testNotifications,
} from '#contract/notifications/notifications.calls.ts';
import { on } from '#web/testing/api.ts';
import { enabling, phone, press, provider, showNotifications } from './show-notifications.tsx';

const twilio = { enabled: true, provider: 'twilio', driverPhone: '+33612345678' } as const;

test('the provider and the phone number are disabled until notifications are enabled', async () => {
  const { user } = showNotifications();

  expect(await enabling()).not.toBeChecked();
  expect(provider()).toBeDisabled();
  expect(phone()).toBeDisabled();
  expect(phone()).toHaveAccessibleDescription('Format international recommandé\u00a0: +33 6 12 34 56 78');
  await user.click(await enabling());

  expect(provider()).toBeEnabled();
  expect(phone()).toBeEnabled();
  expect([...provider().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Désactivé',
    'WhatsApp Business',
    'Twilio',
    'WhatsApp Web',
  ]);
});

test('a change is saved and confirmed', async () => {
  const { user, sent } = showNotifications();

  await user.click(await enabling());
  await user.selectOptions(provider(), 'Twilio');
  await user.type(phone(), '06 12 34 56 78');
  await user.click(press('Sauvegarder'));

  expect(await screen.findByText('Configuration sauvegardée')).toBeVisible();
  expect(sent).toEqual([{ enabled: true, provider: 'twilio', driverPhone: '06 12 34 56 78' }]);
});

test('a stored number is shown with spaces', async () => {
  showNotifications({ config: twilio });

  await enabling();

  expect(phone()).toHaveValue('+33\u00a06\u00a012\u00a034\u00a056\u00a078');
});

test('how many messages an hour may cost is saved, and checked before', async () => {
  const { user, sent } = showNotifications({ config: twilio });
  await enabling();
  const count = screen.getByLabelText('Messages par heure, au plus');
  expect(count).toHaveValue('30');

  await user.clear(count);
  await user.type(count, '0');
  await user.click(press('Sauvegarder'));
  expect(count).toHaveAccessibleDescription(expect.stringContaining('Indiquez un nombre entre 1 et 1000.'));
  await user.clear(count);
  await user.type(count, '12');
  await user.click(press('Sauvegarder'));

  expect(await screen.findByText('Configuration sauvegardée')).toBeVisible();
  expect(sent).toEqual([{ messagesPerHour: 12 }]);
});

test('how people are reminded by default is saved with the rest', async () => {
  const { user, sent } = showNotifications({ config: twilio });
  await enabling();
  const passenger = screen.getByRole('group', { name: /au passager/u });
  const evening = screen.getByRole('group', { name: /La veille/u });

  expect(within(passenger).getAllByRole('checkbox')).toHaveLength(1);
  await user.click(within(evening).getByRole('checkbox', { name: 'SMS ou WhatsApp' }));
  await user.click(press('Sauvegarder'));

  expect(await screen.findByText('Configuration sauvegardée')).toBeVisible();
  expect(sent).toEqual([{ reminders: { evening_reminder: ['email', 'message', 'push'] } }]);
});

test('an invalid number is reported under its field and nothing is sent', async () => {
  const { user, sent } = showNotifications({ config: twilio });

  await enabling();
  await user.clear(phone());
  await user.type(phone(), '12');
  await user.click(press('Sauvegarder'));

  expect(phone()).toHaveAccessibleDescription(/Ce numéro n’est pas valide\./u);
  expect(phone()).toHaveFocus();
  expect(sent).toEqual([]);
});

test.each([
  { answer: () => HttpResponse.error(), shown: 'Impossible de sauvegarder la configuration' },
  {
    answer: () => HttpResponse.json({ code: 'x', message: 'Trop de demandes.' }, { status: 429 }),
    shown: 'Trop de demandes.',
  },
])('a configuration that cannot be saved says $shown and keeps what was typed', async ({ answer, shown }) => {
  const { user } = showNotifications({ handlers: [on(saveNotificationConfig, answer)] });

  await user.click(await enabling());
  await user.click(press('Sauvegarder'));

  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.getByText('Erreur')).toBeVisible();
  expect(await enabling()).toBeChecked();
});

test('what was typed is kept when the dialog is closed', async () => {
  const { user } = showNotifications();

  await user.click(await enabling());
  await user.click(press('Fermer'));
  await user.click(press('Notifications'));

  expect(await enabling()).toBeChecked();
});

test('a configuration that cannot be loaded can be retried', async () => {
  let failures = 1;
  const failing = on(getNotificationConfig, () =>
    failures-- > 0 ? HttpResponse.json({ message: 'Panne' }, { status: 500 }) : undefined,
  );
  const { user } = showNotifications({ handlers: [failing] });

  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));

  expect(await enabling()).toBeVisible();
});

test('a test that succeeds is shown in place', async () => {
  const { user, sent } = showNotifications({ config: twilio });

  await enabling();
  await user.click(press('Tester la connexion'));

  expect(await screen.findByText('Test réussi')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Message remis à Twilio.');
  expect(sent).toEqual(['test']);
});

test('a test saves first what was changed, as it says', async () => {
  const { user, sent } = showNotifications({ config: twilio });

  await user.click(await enabling());
  expect(press('Tester la connexion')).toHaveAccessibleDescription(
    'Le test sauvegarde d’abord vos changements.',
  );
  await user.click(press('Tester la connexion'));

  expect(await screen.findByText('Test réussi')).toBeVisible();
  expect(sent).toEqual([{ enabled: false }, 'test']);
});

test('a configuration that could not be saved is not tested', async () => {
  const { user, sent } = showNotifications({
    config: twilio,
    handlers: [on(saveNotificationConfig, () => HttpResponse.error())],
  });

  await user.click(await enabling());
  await user.click(press('Tester la connexion'));

  expect(await screen.findByText('Impossible de sauvegarder la configuration')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a test that fails gives the reason of the server, until something is changed', async () => {
  const failed = { success: false, message: 'TWILIO_AUTH_TOKEN n’est pas défini.' };
  const { user } = showNotifications({
    config: twilio,
    handlers: [on(testNotifications, () => HttpResponse.json(failed))],
  });

  await enabling();
  await user.click(press('Tester la connexion'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Test échouéTWILIO_AUTH_TOKEN n’est pas défini.',
  );
  await user.selectOptions(provider(), 'WhatsApp Web');

  expect(screen.queryByText('Test échoué')).not.toBeInTheDocument();
});

test('a test without an answer says so', async () => {
  const { user } = showNotifications({
    config: twilio,
    handlers: [on(testNotifications, () => HttpResponse.error())],
  });

  await enabling();
  await user.click(press('Tester la connexion'));

  expect(await screen.findByText('Impossible de joindre le service de test')).toBeVisible();
});

test('what is missing for the stored provider is listed, not for one that is only selected', async () => {
  const missing = ['TWILIO_AUTH_TOKEN n’est pas défini.', 'TWILIO_FROM n’est pas défini.'];
  const { user } = showNotifications({ config: { ...twilio, missing } });

  await enabling();
  for (const sentence of missing) expect(screen.getByText(sentence)).toBeVisible();
  await user.selectOptions(provider(), 'WhatsApp Business');

  await waitFor(() => expect(screen.queryByText('TWILIO_FROM n’est pas défini.')).not.toBeInTheDocument());
});

test.each([
  {
    label: 'WhatsApp Business',
    names: [
      'WHATSAPP_TOKEN',
      'WHATSAPP_PHONE_NUMBER_ID',
      'WHATSAPP_TEMPLATE_NEW_RIDE',
      'WHATSAPP_TEMPLATE_ACCEPTED',
      'WHATSAPP_TEMPLATE_REJECTED',
      'WHATSAPP_TEMPLATE_CANCELLED',
      'WHATSAPP_TEMPLATE_STARTED',
      'WHATSAPP_TEMPLATE_TEST',
    ],
  },
  { label: 'Twilio', names: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] },
])('$label comes with its instructions and the names of its variables', async ({ label, names }) => {
  const { user } = showNotifications({ config: { enabled: true } });

  await enabling();
  await user.selectOptions(provider(), label);

  expect(screen.getByRole('heading', { name: `Configurer ${label}` })).toBeVisible();
  for (const name of names) expect(screen.getByText(name)).toBeVisible();
});

test('each approved template says which values it receives', async () => {
  showNotifications({ config: { enabled: true, provider: 'whatsapp-business' } });

  await enabling();

  expect(screen.getByText(/nouvelle course\s:/u)).toHaveTextContent(
    'nouvelle course : {{1}} date, {{2}} client, {{3}} départ, {{4}} destination, {{5}} prix',
  );
});

test('the examples are the texts that are sent', async () => {
  showNotifications();

  await enabling();

  const [toDriver, toClient] = screen.getAllByRole('figure');
  expect(toDriver).toHaveTextContent('envoyé au chauffeur');
  expect(toDriver).toHaveTextContent(/Nouvelle demande, jeu\. 7 mai à 17:30/u);
  expect(toDriver).toHaveTextContent('27 km, 48 min, 68,50 €');
  expect(toClient).toHaveTextContent('envoyé au client');
  expect(toClient).toHaveTextContent(/Votre course est confirmée Chloé viendra vous chercher/u);
});

test.each([
  { emails: true, shown: 'Les emails partent aussi, en plus des messages.' },
  { emails: false, shown: 'Aucun email ne part : l’envoi d’emails n’est pas configuré sur le serveur.' },
])('a line says whether emails are sent ($emails)', async ({ emails, shown }) => {
  showNotifications({ config: { emails } });

  await enabling();

  expect(screen.getByText(shown)).toBeVisible();
});
