import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { App } from '#web/app.tsx';
import { map, settings } from '#web/testing/people.ts';
import { keep, lyon, suggest, trip } from '../show-booking.tsx';

const state = { user: null, settings, stripeEnabled: false, map };
const pickup = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Adresse de départ' });
const destination = () => screen.getByRole('combobox', { name: 'Destination' });

afterEach(() => document.body.replaceChildren());

/** The page of the server, in which somebody types before the scripts arrive. */
async function typeEarly(text: string) {
  const app = <App state={state} queries={createQueryClient(state)} path="/" />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(app);
  document.body.append(root);
  pickup().value = text;
  await act(async () => void hydrateRoot(root, app));
}

test('what was typed before the scripts arrive is kept, and found', async () => {
  suggest(lyon);

  await typeEarly('gare de lyon');

  expect(pickup()).toHaveValue('gare de lyon');
  await waitFor(() => expect(pickup()).toHaveValue(lyon.address));
});

test('it is newer than the draft, of which the rest is kept', async () => {
  suggest();
  keep({});

  await typeEarly('12 rue de Rivoli');

  expect(pickup()).toHaveValue('12 rue de Rivoli');
  expect(destination()).toHaveValue(trip.destination);
});
