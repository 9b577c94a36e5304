import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { bookRide } from '#contract/rides/booking.calls.ts';
import type { BookRideBody } from '#contract/rides/booking-bodies.ts';
import { api, on } from '#web/testing/api.ts';
import { asked } from '#web/testing/rides.ts';
import { est, keep, measure, priceOrders, quote, showBooking, suggest, trip } from '../show-booking.tsx';

const word = (name: string) => screen.getByRole('button', { name });
const lutetia = {
  address: 'Hôtel Lutetia, 75006 Paris',
  coords: { lat: 48.8512, lng: 2.3275 },
  waitingMinutes: 10,
};
const bercy = { address: 'Bercy, 75012 Paris', coords: { lat: 48.84, lng: 2.38 }, waitingMinutes: 0 };

function takeOrder(): BookRideBody[] {
  const sent: BookRideBody[] = [];
  api.use(
    on(bookRide, async ({ request }) => {
      sent.push((await request.json()) as BookRideBody);
      return HttpResponse.json(asked, { status: 201 });
    }),
  );
  return sent;
}

async function order(user: ReturnType<typeof showBooking>['user']) {
  await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));
  const button = await screen.findByRole('button', { name: 'Réserver avec obligation de paiement' });
  await waitFor(() => expect(button).toBeEnabled());
  const recap = screen.getByRole('dialog').textContent?.replace(/\s/gu, ' ');
  await user.click(button);
  await screen.findByText('Course réservée avec succès !');
  return recap;
}

describe('the words under the date', () => {
  test('are quiet: no field before one is tapped', () => {
    measure();
    keep({});
    showBooking();

    expect(word('Étape')).toHaveAttribute('aria-pressed', 'false');
    expect(word('À l’heure')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getAllByRole('combobox')).toHaveLength(2);
  });

  test('open a stop between the addresses; a second tap takes it back and keeps what was typed', async () => {
    measure();
    suggest(est);
    keep({});
    const { user } = showBooking();

    await user.click(word('Étape'));
    await user.type(await screen.findByRole('combobox', { name: 'Étape 1' }), 'Gare de l');
    await user.click(await screen.findByRole('option', { name: /Gare de l’Est/u }));
    await user.click(word('Étape'));

    expect(screen.queryByRole('combobox', { name: 'Étape 1' })).toBeNull();
    await user.click(word('Étape'));
    expect(await screen.findByRole('combobox', { name: 'Étape 1' })).toHaveValue(est.address);
  });

  test('rule each other out: a car by the hour has no stops', async () => {
    measure();
    keep({ words: 'hourly' });
    const { user } = showBooking();

    await user.click(word('Étape'));

    expect(word('Étape')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('combobox', { name: 'Étape 1' })).toBeNull();
  });
});

describe('stops', () => {
  test('are asked for with the price, shown in the recap and ordered', async () => {
    const queries = measure({ stopsKnown: [true] });
    const sent = takeOrder();
    keep({ words: 'stops', stops: [lutetia] });
    const { user } = showBooking();

    const recap = await order(user);

    const stop = { address: lutetia.address, ...lutetia.coords, waitingMinutes: 10 };
    expect(JSON.parse(queries[0]?.get('stops') ?? '')).toEqual([stop]);
    expect(recap).toContain('Étape 1 : Hôtel Lutetia75006 Paris10 min d’attente');
    expect(sent[0]).toMatchObject({ stops: [stop], quoteId: quote.quoteId });
  });

  test('without an address have no price: a sentence says which one, and the button waits', async () => {
    const queries = measure();
    keep({ words: 'stops', stops: [lutetia, { address: '', coords: null, waitingMinutes: 0 }] });
    showBooking();

    expect(await screen.findByText(/Complétez l’étape 2 pour connaître le prix/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Vérifier et réserver' })).toBeDisabled();
    expect(queries).toEqual([]);
  });

  test('that the list may contain must be chosen from it, as both ends must', async () => {
    measure();
    keep({ words: 'stops', stops: [lutetia, { address: 'Gare', coords: null, waitingMinutes: 0 }] });
    const { user } = showBooking();
    const stop = await screen.findByRole('combobox', { name: 'Étape 2' });

    await user.click(await screen.findByRole('button', { name: 'Vérifier et réserver' }));

    expect(await screen.findByText('Choisissez l’étape 2 dans la liste, ou retirez-la.')).toBeVisible();
    expect(stop).toBeInvalid();
    expect(stop).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Étape 1' })).toBeValid();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of the way back must be chosen from the list too', async () => {
    measure();
    priceOrders();
    const gare = { address: 'Gare', coords: null, waitingMinutes: 0 };
    keep({ words: 'return', returnDate: '2030-05-09T18:20', wayBack: [lutetia, gare, bercy] });
    const { user } = showBooking();
    const stop = await screen.findByRole('combobox', { name: 'Étape 1 du retour' });

    await user.click(await screen.findByRole('button', { name: 'Vérifier et réserver' }));

    expect(await screen.findByText('Choisissez les adresses du retour dans la liste.')).toBeVisible();
    expect(stop).toBeInvalid();
    expect(stop).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Départ du retour' })).toBeValid();
  });

  test('that no list knows are ordered at a price to confirm', async () => {
    const queries = measure({ stopsKnown: [false], priceToConfirm: true });
    const paul = { address: 'Chez Paul', coords: null, waitingMinutes: 0, isUnknown: true };
    keep({ words: 'stops', stops: [paul] });
    const { user } = showBooking();
    await waitFor(() => expect(queries).toHaveLength(1));

    await user.click(await screen.findByRole('button', { name: 'Vérifier et réserver' }));

    expect(await screen.findByText('Total TTC (à confirmer)')).toBeInTheDocument();
  });

  test('change places by the arrow keys, which is said, and the focus goes with them', async () => {
    measure();
    keep({ words: 'stops', stops: [lutetia, bercy] });
    const { user } = showBooking();
    (await screen.findByRole('button', { name: 'Déplacer l’étape 2' })).focus();

    await user.keyboard('{ArrowUp}');

    expect(screen.getByText('Étape 2, maintenant 1 sur 2')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Étape 1' })).toHaveValue(bercy.address);
    expect(screen.getByRole('button', { name: 'Déplacer l’étape 1' })).toHaveFocus();
  });

  test('are three at most, and the last one that goes takes its word with it, and no other', async () => {
    measure();
    priceOrders();
    keep({ words: 'stops,return', returnDate: '2030-05-09T18:20', stops: [lutetia, bercy] });
    const { user } = showBooking();

    await user.click(await screen.findByRole('button', { name: 'Ajouter une étape' }));
    expect(screen.queryByRole('button', { name: 'Ajouter une étape' })).toBeNull();
    for (const name of ['Retirer l’étape 3', 'Retirer l’étape 2', 'Retirer l’étape 1'])
      await user.click(screen.getByRole('button', { name }));

    expect(word('Étape')).toHaveAttribute('aria-pressed', 'false');
    expect(word('Retour')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('a car by the hour', () => {
  const hourly = {
    price: '220.00',
    distance: null,
    duration: 240,
    priceLines: [{ kind: 'hours', quantity: 4, unitPrice: '55.00', amount: '220.00' }],
  } as const;

  test('needs no destination, counts its hours, says what a longer one costs, and is ordered as one', async () => {
    const queries = measure({ ...hourly, priceLines: [...hourly.priceLines] });
    const sent = takeOrder();
    keep({ destination: '', destinationCoords: null, date: '2030-05-12T13:00', hours: 3 });
    const { user } = showBooking();

    await user.click(word('À l’heure'));
    const section = await screen.findByRole('region', { name: 'Voiture à disposition' });
    await user.click(within(section).getByRole('button', { name: 'Ajouter une heure' }));
    await user.type(within(section).getByRole('textbox'), 'Deux rendez-vous.');
    await waitFor(() => expect(section).toHaveTextContent(/De 13:00 à 17:00\. Toute heure .* 55,00/u));
    expect(screen.getByRole('combobox', { name: 'Dernière destination (facultatif)' })).toBeInTheDocument();
    const recap = await order(user);

    expect(Object.fromEntries(queries.at(-1) ?? [])).toMatchObject({ kind: 'hire', hours: '4' });
    expect(recap).toContain('Vérifiez votre mise à disposition');
    expect(recap).toContain('4 heures, jusqu’à 17:00');
    expect(recap).toContain('Votre programmeDeux rendez-vous.');
    expect(recap).toContain('Toute heure commencée au-delà de 17:00 : 55,00 €');
    expect(sent[0]).toMatchObject({ kind: 'hire', hours: 4, program: 'Deux rendez-vous.' });
    expect(sent[0]).not.toHaveProperty('destinationAddress');
  });

  test('without an hourly rule says that the driver confirms its price, and which one is proposed to them', async () => {
    measure({ ...hourly, priceLines: [...hourly.priceLines], priceToConfirm: true, ruleName: null });
    takeOrder();
    keep({ words: 'hourly', pickup: trip.pickup });
    const { user } = showBooking();

    const recap = await order(user);

    expect(recap).toContain('Le chauffeur confirme le prix avant d’accepter.');
    expect(recap).toMatch(/Total TTCà confirmerMontant proposé au chauffeur220,00\s€/u);
    expect(recap).not.toContain('Toute heure commencée');
  });
});
