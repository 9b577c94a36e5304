import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { getInstant, saveInstant } from '#contract/time/hours.calls.ts';
import { setLiveness } from '#web/live/liveness.ts';
import { answer, api, noInstant, on, refuse } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';
import { InstantCard } from './instant-card.tsx';

/** Of a server that does not answer: what is tapped meanwhile counts all the same. */
function holdAnswers(): unknown[] {
  const bodies: unknown[] = [];
  api.use(
    on(saveInstant, async ({ request }) => {
      bodies.push(await request.json());
      await delay('infinite');
      return HttpResponse.json(noInstant);
    }),
  );
  return bodies;
}

beforeEach(() => {
  answer(getCurrentUser, { user: chloe });
});

const toggle = () => screen.findByRole('switch', { name: 'Réservation immédiate' });

test('the first time on, a driver reads what it means, and keeps a margin', async () => {
  const state = { ...noInstant, shown: false, pauseMinutes: 15 };
  answer(getInstant, state);
  const saved = holdAnswers();
  const { user } = show(<InstantCard />);

  expect(await screen.findByText('Vous répondez à chaque demande.', { exact: false })).toBeVisible();
  await user.click(await toggle());
  const sheet = await screen.findByRole('dialog', { name: 'Réservation immédiate' });
  await user.click(within(sheet).getByRole('button', { name: 'Plus de marge' }));
  expect(within(sheet).getByText('le verdict est « oui » avec au moins 25 min de marge')).toBeVisible();
  expect(within(sheet).getByText('Route et pause de 15 min déjà comptées.')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Enregistrer' }));

  await expect.poll(() => saved).toEqual([{ on: true }, { on: true, leastMargin: 25 }]);
});

test('what was changed in the sheet and not saved is gone when it opens again', async () => {
  answer(getInstant, noInstant);
  const { user } = show(<InstantCard />);
  const adjust = async () => {
    await user.click(await screen.findByRole('button', { name: 'Régler' }));
    return within(await screen.findByRole('dialog', { name: 'Réservation immédiate' }));
  };
  const sheet = await adjust();
  await user.click(sheet.getByRole('switch', { name: 'Accepter pour moi' }));
  await user.click(sheet.getByRole('button', { name: 'Plus de marge' }));
  await user.click(sheet.getByRole('button', { name: 'Fermer' }));

  const again = await adjust();

  expect(again.getByRole('switch', { name: 'Accepter pour moi' })).not.toBeChecked();
  expect(again.getByText(/^20\smin$/u)).toBeVisible();
});

test('is not switched without network, and says why', async () => {
  onTestFinished(() => setLiveness('polling'));
  answer(getInstant, noInstant);
  show(<InstantCard />);
  expect(await toggle()).toBeEnabled();

  act(() => setLiveness('offline'));

  expect(await toggle()).toBeDisabled();
  expect(screen.getByText(/^Hors connexion/u)).toBeVisible();
});

test('switched off with one tap, without a question', async () => {
  answer(getInstant, { ...noInstant, on: true });
  const saved = answer(saveInstant, noInstant);
  const { user } = show(<InstantCard />);
  const button = await toggle();
  answer(getInstant, noInstant);

  await user.click(button);

  expect(await screen.findByText('Vous répondez à chaque demande.', { exact: false })).toBeVisible();
  await expect.poll(() => saved).toEqual([{ on: false }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was accepted is listed with its margin', async () => {
  const ride = {
    ...{ id: 'r1', number: 1294, scheduledAt: '2030-05-10T08:00:00.000Z', price: '72.10' },
    ...{ pickupAddress: 'Gare de Lyon', hours: null, destinationAddress: 'Orly' },
  };
  const rides = [
    { ...ride, margin: 52 },
    { ...ride, id: 'r2', margin: null },
  ];
  answer(getInstant, { ...noInstant, on: true, rides });
  const { user } = show(<InstantCard />);

  await user.click(await screen.findByRole('button', { name: 'Régler' }));

  expect(await screen.findByText(/52\smin de marge/u)).toBeVisible();
  expect(screen.getByText(/rien d’autre ce jour-là/u)).toBeVisible();
});

test('a refusal is said, and the switch stays as it is', async () => {
  answer(getInstant, noInstant);
  refuse(saveInstant, 429, { code: 'too_many_requests', message: 'Réessayez dans un instant.' });
  const { user } = show(<InstantCard />);

  await user.click(await toggle());

  expect(await screen.findByText('Réessayez dans un instant.')).toBeVisible();
  await waitFor(async () => expect(await toggle()).not.toBeChecked());
});
