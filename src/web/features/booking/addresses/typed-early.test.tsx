import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { App } from '#web/app.tsx';
import { LandingPart } from '#web/shell/parts.ts';
import { map, settings } from '#web/testing/people.ts';
import { keep, lyon, suggest, trip } from '../show-booking.tsx';

const state = { user: null, settings, stripeEnabled: false, map };
const pickup = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Adresse de départ' });
const destination = () => screen.getByRole('combobox', { name: 'Destination' });

beforeAll(async () => void (await LandingPart.prepare()));

/** The page of the server, in which somebody types before the scripts arrive. */
function typeEarly(text: string) {
  const app = <App state={state} queries={createQueryClient(state)} path="/" />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(app);
  document.body.append(container);
  onTestFinished(() => container.remove());
  pickup().value = text;
  render(app, { container, hydrate: true });
}

test('what was typed before the scripts arrive is kept, and found', async () => {
  suggest(lyon);

  typeEarly('gare de lyon');

  expect(pickup()).toHaveValue('gare de lyon');
  await waitFor(() => expect(pickup()).toHaveValue(lyon.address));
});

test('it is newer than the draft, of which the rest is kept', async () => {
  suggest();
  keep({});

  typeEarly('12 rue de Rivoli');

  expect(pickup()).toHaveValue('12 rue de Rivoli');
  expect(destination()).toHaveValue(trip.destination);
});
