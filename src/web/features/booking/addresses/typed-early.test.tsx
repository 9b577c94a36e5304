import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { getCurrentUser, signIn } from '#contract/account/auth.calls.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { App } from '#web/app.tsx';
import { LandingPart } from '#web/shell/parts.ts';
import { answer } from '#web/testing/api.ts';
import { amelie, map, settings } from '#web/testing/people.ts';
import { keep, lyon, suggest, trip } from '../show-booking.tsx';

const state = { user: null, settings, stripeEnabled: false, map };
const pickup = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Adresse de départ' });
const destination = () => screen.getByRole('combobox', { name: 'Destination' });

beforeAll(async () => void (await LandingPart.prepare()));

/** The page of the server, in which someone types before the scripts arrive. */
function typeEarly(type: () => void, path = '/') {
  history.replaceState(null, '', path);
  const app = <App state={state} queries={createQueryClient(state)} path={path} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(app);
  document.body.append(container);
  onTestFinished(() => container.remove());
  type();
  render(app, { container, hydrate: true });
}

function fill(input: HTMLElement, text: string) {
  (input as HTMLInputElement).value = text;
}

test('what was typed before the scripts arrive is kept, and found', async () => {
  suggest(lyon);

  typeEarly(() => fill(pickup(), 'gare de lyon'));

  expect(pickup()).toHaveValue('gare de lyon');
  await waitFor(() => expect(pickup()).toHaveValue(lyon.address));
});

test('it is newer than the draft, of which the rest is kept', async () => {
  suggest();
  keep({});

  typeEarly(() => fill(pickup(), '12 rue de Rivoli'));

  expect(pickup()).toHaveValue('12 rue de Rivoli');
  expect(destination()).toHaveValue(trip.destination);
});

test('a date that was chosen early is kept, with the draft', () => {
  keep({});

  typeEarly(() => fill(screen.getByLabelText('Date et heure de départ'), '2031-02-03T10:15'));

  expect(screen.getByLabelText('Date et heure de départ')).toHaveValue('2031-02-03T10:15');
  expect(destination()).toHaveValue(trip.destination);
  expect(JSON.parse(localStorage.getItem('vtc.booking-draft') ?? '')).toMatchObject({
    date: '2031-02-03T10:15',
  });
});

test('an account that the browser filled in early signs in', async () => {
  const received = answer(signIn, amelie);
  answer(getCurrentUser, { user: null });

  typeEarly(() => {
    fill(screen.getByLabelText('Email'), 'amelie@example.fr');
    fill(screen.getByLabelText('Mot de passe'), 'bord de mer');
  }, '/login');
  const panel = within(screen.getByRole('tabpanel', { name: 'Se connecter' }));
  await userEvent.click(panel.getByRole('button', { name: 'Se connecter' }));

  await waitFor(() => expect(received).toEqual([{ email: 'amelie@example.fr', password: 'bord de mer' }]));
});
