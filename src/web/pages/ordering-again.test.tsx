import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { getCurrentUser, signIn } from '#contract/account/auth.calls.ts';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { keep, measure } from '#web/features/booking/show-booking.tsx';
import { api, on } from '#web/testing/api.ts';
import { amelie } from '#web/testing/people.ts';
import { asked, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

test('an order that finds the session ended goes on, with the same key, once signed in on the spot', async () => {
  keepRides();
  measure();
  keep({});
  const keys: (string | null)[] = [];
  api.use(
    on(bookRide, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1
        ? HttpResponse.json({ code: 'signed_out', message: 'Connectez-vous.' }, { status: 401 })
        : HttpResponse.json(asked, { status: 201 });
    }),
    on(signIn, () => HttpResponse.json(amelie)),
    on(getCurrentUser, () => HttpResponse.json({ user: amelie })),
  );
  const { user } = visit('/dashboard/client', { as: amelie });
  await screen.findByText('Prix TTC');
  await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));
  const order = await screen.findByRole('button', { name: 'Réserver avec obligation de paiement' });
  await waitFor(() => expect(order).toBeEnabled());

  await user.click(order);
  const dialog = await screen.findByRole('dialog', { name: 'Votre session a pris fin' });
  await user.type(within(dialog).getByLabelText('Email'), amelie.email);
  await user.type(within(dialog).getByLabelText('Mot de passe'), 'trois petits chats');
  await user.click(within(dialog).getByRole('button', { name: 'Se connecter' }));

  expect(await screen.findByText('Course réservée avec succès !')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
}, 60_000);
