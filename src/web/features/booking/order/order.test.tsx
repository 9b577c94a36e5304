import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { urlOf } from '#contract/call.ts';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { countRides, downloadRideCalendar } from '#contract/rides/rides.calls.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { api, on, refuse } from '#web/testing/api.ts';
import { asked } from '#web/testing/rides.ts';
import { keep, measure, quote, showBooking, trip } from '../show-booking.tsx';
import { keepLastOrder } from './last-order.ts';

type Sent = { key: string | null; body: unknown };

/** Answers bookings with these responses in turn; the last one is repeated. */
function take(...answers: { status?: number; json?: JsonBodyType }[]): Sent[] {
  const sent: Sent[] = [];
  api.use(
    on(bookRide, async ({ request }) => {
      const { status = 201, json = asked } = answers[Math.min(sent.length, answers.length - 1)] ?? {};
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      await delay(40);
      return status === 0 ? HttpResponse.error() : HttpResponse.json(json, { status });
    }),
  );
  return sent;
}

const orderButton = () => screen.findByRole('button', { name: 'Réserver avec obligation de paiement' });

async function review(changes: Partial<typeof trip> = {}) {
  measure();
  keep(changes);
  const shown = showBooking();
  await shown.user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));
  await waitFor(async () => expect(await orderButton()).toBeEnabled());
  return shown;
}

describe('ordering a ride', () => {
  test('begins with a recap of everything', async () => {
    await review({
      passengers: 2,
      luggage: 3,
      travelReference: 'AF 1380',
      notes: 'Code 24B7',
      allowToll: true,
    });

    const text = screen
      .getByRole('dialog', { name: 'Vérifiez votre course' })
      .textContent?.replace(/\s/gu, ' ');

    for (const part of [
      '09:30lun. 6 mai 2030arrivée estimée à 10:12',
      'Départ : Gare de Lyon, place Louis-Armand75012 Paris',
      'Destination : Aéroport Paris-Charles-de-Gaulle95700 Roissy-en-France',
      '31,4 km42 min3,8 kg CO2e2 passagers3 bagagesAF 1380Péages autorisés',
      'Message au chauffeurCode 24B7',
      'Prise en charge4,00 €',
      'Total TTC72,10 €',
      'Annulation libre tant qu’aucun chauffeur n’a accepté',
      'Vous réglez après l’acceptation, en ligne ou en espèces.',
      'Le droit de rétractation de 14 jours ne s’applique pas',
    ])
      expect(text).toContain(part);
  });

  test('sends the trip with its quote and a key, clears the form and the draft, and confirms', async () => {
    const sent = take({});
    const { user, queries } = await review({ passengers: 2, notes: 'Code 24B7', allowToll: true });
    const refresh = vi.spyOn(queries, 'invalidateQueries');

    await user.click(await orderButton());

    expect(await screen.findByText('Course réservée avec succès !')).toBeVisible();
    expect(sent[0]?.key).toMatch(/^[\w-]{32,36}$/u);
    expect(sent[0]?.body).toEqual({
      pickupAddress: trip.pickup,
      pickupLat: 48.8443,
      pickupLng: 2.3735,
      destinationAddress: trip.destination,
      destinationLat: 49.0097,
      destinationLng: 2.5479,
      scheduledAt: '2030-05-06T07:30:00.000Z',
      passengers: 2,
      luggage: 0,
      travelReference: '',
      notes: 'Code 24B7',
      allowToll: true,
      quoteId: 'first quote',
    });
    expect(screen.getByRole('combobox', { name: 'Adresse de départ' })).toHaveValue('');
    expect(localStorage.getItem('vtc.booking-draft')).toBeNull();
    const predicate = refresh.mock.lastCall?.[0]?.predicate;
    expect(predicate?.({ queryKey: keyOf(countRides) } as never)).toBe(true);
    expect(predicate?.({ queryKey: keyOf(getCurrentUser) } as never)).toBe(false);
  });

  test('happens once however often it is pressed', async () => {
    const sent = take({});
    await review();
    const button = await orderButton();

    act(() => {
      button.click();
      button.click();
    });
    button.click();

    expect(await screen.findByText('Course réservée avec succès !')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('shows a failure with the reason of the server, and retries with the same key', async () => {
    const sent = take({ status: 503, json: { code: 'database_away', message: 'Indisponible.' } }, {});
    const { user } = await review();

    await user.click(await orderButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Erreur lors de la réservationIndisponible.');
    await user.click(await orderButton());

    expect(await screen.findByText('Course réservée avec succès !')).toBeVisible();
    expect(sent[1]).toEqual(sent[0]);
  });

  test('whose answer was lost keeps its key in a recap opened anew', async () => {
    const sent = take({ status: 0 }, {});
    const { user } = await review();

    await user.click(await orderButton());
    await screen.findByText(/Erreur lors de la réservation/u);
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));
    await waitFor(async () => expect(await orderButton()).toBeEnabled());
    await user.click(await orderButton());
    await screen.findByText('Course réservée avec succès !');

    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  test('shows a failure without a reason', async () => {
    take({ status: 0 });
    const { user } = await review();

    await user.click(await orderButton());

    expect(await screen.findByRole('alert')).toHaveTextContent(/^Erreur lors de la réservation$/u);
    expect(JSON.parse(localStorage.getItem('vtc.booking-draft') ?? '')).toMatchObject(trip);
  });

  test('asks for confirmation when the price has changed, and sends the new quote', async () => {
    const fresh = { ...quote, price: '82.92', quoteId: 'second quote' };
    const sent = take(
      { status: 409, json: { code: 'quote_stale', message: 'Le prix a changé.', quote: fresh } },
      {},
    );
    const { user } = await review();

    await user.click(await orderButton());
    const dialog = await screen.findByRole('dialog', { name: 'Le prix a changé' });
    const text = dialog.textContent?.replace(/\s/gu, ' ');
    expect(text).toContain('Ancien prix72,10 €');
    expect(text).toContain('Différence+ 10,82 €');
    expect(text).toContain('Nouveau prix TTC82,92 €');
    await user.click(within(dialog).getByRole('button', { name: 'Réserver avec obligation de paiement' }));

    expect(await screen.findByText('Course réservée avec succès !')).toBeVisible();
    expect(sent[1]?.body).toMatchObject({ quoteId: 'second quote' });
  });

  test('whose quote has expired at the same price says so, and can be left with nothing lost', async () => {
    take({ status: 409, json: { code: 'quote_stale', message: 'Non.', quote } });
    const { user } = await review();
    await user.click(await orderButton());
    const dialog = await screen.findByRole('dialog', { name: 'Votre devis a expiré' });
    expect(dialog).toHaveTextContent(/Différence\s*aucune/u);

    await user.click(await screen.findByRole('button', { name: 'Revenir au trajet' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue(trip.destination);
  });

  test('of an unknown address shows that it is, and is sent without coordinates', async () => {
    const sent = take({});
    const asked = measure({
      destinationKnown: false,
      distance: null,
      duration: null,
      priceToConfirm: true,
      path: [],
    });
    keep({ destination: 'Chez Paul', destinationCoords: null });
    const { user } = showBooking();

    await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));
    expect(await screen.findByText(/une adresse n’a pas été trouvée sur la carte/u)).toBeVisible();
    expect(await screen.findByText('Total TTC (à confirmer)')).toBeInTheDocument();
    expect(screen.getByText('Lieu à préciser')).toBeVisible();
    await waitFor(async () => expect(await orderButton()).toBeEnabled());
    await user.click(await orderButton());

    expect(await screen.findByText('Course réservée avec succès !')).toBeVisible();
    expect(asked[0]?.get('destinationAddress')).toBe('Chez Paul');
    expect(asked[0]?.has('destinations')).toBe(false);
    expect(sent[0]?.body).toMatchObject({
      destinationAddress: 'Chez Paul',
      destinationLat: null,
      quoteId: 'first quote',
    });
  });

  test('waits for the network where there is none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    refuse(quoteTrip, 503, { code: 'database_away', message: 'Indisponible.' });
    keep({});
    const { user } = showBooking();

    await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Vérifiez votre course' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^Hors connexion\. Le prix revient avec le réseau\.$/u,
    );
    expect(await orderButton()).toBeDisabled();
    vi.restoreAllMocks();
  });

  test('is impossible without a quote: it says why, tries again, and then orders at the price shown', async () => {
    const sent = take({});
    refuse(quoteTrip, 503, { code: 'database_away', message: 'Indisponible.' });
    keep({});
    const { user } = showBooking();

    await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vérifiez votre course' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /rien n’est réservé sans prix\. Nouvel essai dans un instant\.Indisponible\./u,
    );
    expect(dialog.queryByText(/\d,\d\d/u)).toBeNull();
    expect(await orderButton()).toBeDisabled();

    const again = dialog.getByRole('button', { name: 'Réessayer maintenant' });
    measure({}, 300);
    await user.click(again);
    expect(again).toHaveFocus();
    expect(again).toHaveAttribute('aria-busy', 'true');
    await waitFor(async () => expect(await orderButton()).toBeEnabled());
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(await orderButton());

    expect(await screen.findByText('Course réservée avec succès !')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ quoteId: 'first quote' });
  });

  test('is refused while something is missing', async () => {
    const { user } = showBooking();

    await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));

    expect(screen.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('ends with the ride, a calendar file, a text to share and the way to it', async () => {
    take({ json: asked });
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const { user } = await review();

    await user.click(await orderButton());

    const dialog = await screen.findByRole('dialog', { name: 'Course réservée avec succès !' });
    expect(dialog).toHaveTextContent('Course n° 12');
    expect(within(dialog).getByRole('link', { name: 'Ajouter au calendrier' })).toHaveAttribute(
      'href',
      urlOf(downloadRideCalendar, { id: asked.id }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Partager' }));
    expect(share).toHaveBeenCalledWith({ text: expect.stringMatching(/^Course n°\s12 avec Beaurivage\n/u) });
    await user.click(within(dialog).getByRole('button', { name: 'Voir ma course' }));
    await waitFor(() => expect(location.search).toBe('?onglet=en-attente'));
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.unstubAllGlobals();
  });

  test('of a draft that another tab has ordered meanwhile warns, and orders only on a second press', async () => {
    const sent = take({});
    const { user } = await review();
    keepLastOrder([trip], { number: 12 });

    await user.click(await orderButton());
    expect(await screen.findByText(/Vous avez déjà réservé ce trajet pour cette heure/u)).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.click(await orderButton());

    expect(await screen.findByText('Course réservée avec succès !')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
