import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bookOrder } from '#contract/rides/orders.calls.ts';
import { answer } from '#web/testing/api.ts';
import { asked } from '#web/testing/rides.ts';
import { est, keep, measure, priceOrders, showBooking, suggest, trip } from '../../show-booking.tsx';

const back = { words: 'return', returnDate: '2030-05-09T18:20' };

function openReturn() {
  measure();
  suggest(est);
  const quotes = priceOrders();
  keep(back);
  return { ...showBooking(), quotes };
}

const way = () => screen.findByRole('region', { name: 'Trajet du retour' });
const box = (name: string) => screen.getByRole('combobox', { name });

test('a way back begins where the way there ends, until another place is chosen for it', async () => {
  const received = answer(bookOrder, { ride: asked, changed: 2 });
  const { user, quotes } = openReturn();
  await waitFor(() => expect(quotes.at(-1)?.rides[1]).toMatchObject({ pickupAddress: trip.destination }));

  await user.click(await screen.findByRole('button', { name: 'Changer le trajet du retour' }));
  expect(box('Départ du retour')).toHaveValue(trip.destination);
  expect(box('Destination du retour')).toHaveValue(trip.pickup);
  await user.clear(box('Destination du retour'));
  await user.type(box('Destination du retour'), 'est');
  await user.click(await screen.findByRole('option', { name: /Gare de l’Est/u }));
  await waitFor(() =>
    expect(quotes.at(-1)?.rides).toMatchObject([
      { pickupAddress: trip.pickup, destinationAddress: trip.destination },
      { pickupAddress: trip.destination, destinationAddress: est.address, destinationLat: est.lat },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vérifiez vos deux courses' });
  expect(dialog).toHaveTextContent('Gare de l’Est');
  const order = within(dialog).getByRole('button', { name: 'Réserver avec obligation de paiement' });
  await waitFor(() => expect(order).toBeEnabled());
  await user.click(order);

  await waitFor(() => expect(received).toMatchObject([{ rides: [{}, { destinationAddress: est.address }] }]));
});

test('it may have stops of its own, and goes back to the way there', async () => {
  const { user, quotes } = openReturn();
  await user.click(await screen.findByRole('button', { name: 'Changer le trajet du retour' }));

  await user.click(within(await way()).getByRole('button', { name: 'Ajouter une étape au retour' }));
  await user.type(box('Étape 1 du retour'), 'est');
  await user.click(await screen.findByRole('option', { name: /Gare de l’Est/u }));
  await user.selectOptions(screen.getByLabelText('Attente à l’étape 1 du retour'), '10');
  await waitFor(() =>
    expect(quotes.at(-1)?.rides[1]).toMatchObject({
      stops: [{ address: est.address, waitingMinutes: 10 }],
    }),
  );
  expect(quotes.at(-1)?.rides[0]).not.toHaveProperty('stops');

  await user.click(screen.getByRole('button', { name: 'Reprendre le trajet de l’aller' }));
  expect(screen.queryByRole('region', { name: 'Trajet du retour' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Changer le trajet du retour' })).toBeVisible();
});

test('an empty place of it is asked for', async () => {
  const { user } = openReturn();
  await user.click(await screen.findByRole('button', { name: 'Changer le trajet du retour' }));
  await user.clear(box('Départ du retour'));
  expect(await screen.findByText('Complétez le trajet du retour pour connaître le prix.')).toBeVisible();
  expect(screen.queryByText('Complétez le trajet du retour.')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));

  expect(await screen.findByText('Complétez le trajet du retour.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an hour of it that the clocks skip is refused, and the form says why', async () => {
  measure();
  priceOrders();
  keep({ ...back, returnDate: '2031-03-30T02:15' });
  showBooking();

  expect(await screen.findByLabelText('Date et heure du retour')).toHaveAccessibleDescription(
    /Cette heure n’existe pas/u,
  );
});

test('an hour of it that comes twice is the first, and the form says so', async () => {
  measure();
  priceOrders();
  keep({ ...back, returnDate: '2030-10-27T02:15' });
  showBooking();

  expect(await screen.findByLabelText('Date et heure du retour')).toHaveAccessibleDescription(
    /^De la destination au départ\. Cette heure vient deux fois cette nuit-là/u,
  );
});
