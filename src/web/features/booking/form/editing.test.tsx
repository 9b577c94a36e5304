import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { editRide } from '#contract/rides/booking.calls.ts';
import { requestChange } from '#contract/rides/change-requests.calls.ts';
import { getRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { quoteTrip, suggestPlaces } from '#contract/trip/places.calls.ts';
import { storeDuplicateRequest, storeEditRequest } from '#web/signals/ride-in-form.ts';
import { answer, at, refuse } from '#web/testing/api.ts';
import { amelie } from '#web/testing/people.ts';
import { accepted, asked } from '#web/testing/rides.ts';
import { keep, measure, quote, showBooking, suggest, trip } from '../show-booking.tsx';

const ride: RideView = {
  ...asked,
  version: 3,
  pickupAddress: 'Opéra Garnier, 75009 Paris',
  pickupLat: 48.8719,
  pickupLng: 2.3316,
  destinationAddress: 'Gare du Nord, 75010 Paris',
  destinationLat: 48.8809,
  destinationLng: 2.3553,
  scheduledAt: '2030-05-06T07:30:00.000Z',
  notes: 'Deux valises',
  allowToll: true,
  passengers: 4,
  luggage: 2,
  travelReference: 'TGV 6632',
};

beforeEach(() => void answer(at(getRide, { id: 'ride-12' }), ride));

const pickup = () => screen.getByRole('combobox', { name: 'Adresse de départ' });

async function confirm({ user }: ReturnType<typeof showBooking>) {
  await user.click(screen.getByRole('button', { name: 'Vérifier et modifier' }));
  const button = await screen.findByRole('button', { name: 'Modifier la course' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

describe('editing a ride', () => {
  test('opens with the ride, says which one, changes it, and brings back the draft from before', async () => {
    measure();
    keep({});
    storeEditRequest(ride);
    const received = answer(at(editRide, { id: 'ride-12' }), ride);
    const shown = showBooking();
    expect(screen.getByText(/Vous modifiez la course n°\s12\./u)).toBeVisible();
    expect(pickup()).toHaveValue('Opéra Garnier, 75009 Paris');
    expect(screen.getByLabelText('Date et heure de départ')).toHaveValue('2030-05-06T09:30');

    await confirm(shown);

    expect(await screen.findByText('Course modifiée avec succès !')).toBeVisible();
    expect(received[0]).toMatchObject({
      pickupAddress: 'Opéra Garnier, 75009 Paris',
      pickupLat: 48.8719,
      scheduledAt: '2030-05-06T07:30:00.000Z',
      passengers: 4,
      luggage: 2,
      travelReference: 'TGV 6632',
      notes: 'Deux valises',
      allowToll: true,
      version: 3,
      quoteId: quote.quoteId,
    });
    expect(pickup()).toHaveValue(trip.pickup);
    expect(screen.getByRole('button', { name: 'Vérifier et réserver' })).toBeVisible();
    expect(localStorage.getItem('vtc.booking-draft')).toContain(trip.pickup);
  });

  test('of an accepted ride is only asked for', async () => {
    measure();
    storeEditRequest({ ...ride, status: 'accepted' });
    const received = answer(at(requestChange, { id: 'ride-12' }), { ...accepted, id: 'ride-12' });
    const { user } = showBooking();
    expect(screen.getByText(/Vous demandez à modifier la course n°\s12\./u)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Vérifier et modifier' }));
    const button = await screen.findByRole('button', { name: 'Demander la modification' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);

    expect(await screen.findByText('Demande de modification envoyée')).toBeVisible();
    expect(received[0]).toMatchObject({ version: 3, quoteId: quote.quoteId, passengers: 4 });
    expect(pickup()).toHaveValue('');
  });

  const changed = { code: 'ride_changed', message: 'La course a été modifiée entre-temps.' };

  test('of a ride that was changed meanwhile says what it would change now, and goes on from there', async () => {
    measure();
    storeEditRequest(ride);
    refuse(at(editRide, { id: 'ride-12' }), 409, changed);
    const karim = { name: 'Karim', phone: '+33639981207' };
    answer(at(getRide, { id: 'ride-12' }), { ...ride, version: 4, passenger: karim });
    const shown = showBooking();

    await confirm(shown);

    const now = await screen.findByRole('region', { name: 'Ce que votre modification change maintenant' });
    expect(now).toHaveTextContent(/PassagerKarimle client/u);
    expect(now).not.toHaveTextContent('Départ prévu');
    const received = answer(at(editRide, { id: 'ride-12' }), ride);
    await shown.user.click(screen.getByRole('button', { name: 'Modifier la course' }));
    expect(await screen.findByText('Course modifiée avec succès !')).toBeVisible();
    expect(received[0]).toMatchObject({ version: 4, passenger: null });
  });

  test('whose answer was lost is done once it is sent again', async () => {
    measure();
    storeEditRequest(ride);
    refuse(at(editRide, { id: 'ride-12' }), 409, changed);
    answer(at(getRide, { id: 'ride-12' }), { ...ride, version: 4 });

    await confirm(showBooking());

    expect(await screen.findByText('Course modifiée avec succès !')).toBeVisible();
  });

  test.each([
    [{ code: 'ride_expired', message: 'Cette demande a expiré.' }, 'Cette demande a expiré.'],
    [{}, 'Erreur lors de la modification'],
  ])('shows the reason of a refusal, else its own message', async (refusal, sentence) => {
    measure();
    storeEditRequest(ride);
    refuse(at(editRide, { id: 'ride-12' }), 409, refusal);

    await confirm(showBooking());

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  test('keeps a place unknown', async () => {
    const asked = measure({ pickupKnown: false, distance: null, duration: null, priceToConfirm: true });
    storeEditRequest({ ...ride, pickupLat: null, pickupLng: null, distance: null, duration: null });
    const received = answer(at(editRide, { id: 'ride-12' }), ride);

    await confirm(showBooking());

    expect(await screen.findByText('Course modifiée avec succès !')).toBeVisible();
    expect(asked[0]?.has('origins')).toBe(false);
    expect(received[0]).toMatchObject({ pickupAddress: 'Opéra Garnier, 75009 Paris', pickupLat: null });
  });

  test('is impossible without a quote', async () => {
    refuse(quoteTrip, 503, {});
    storeEditRequest(ride);
    const { user } = showBooking();

    await user.click(screen.getByRole('button', { name: 'Vérifier et modifier' }));

    expect(await screen.findByText(/rien n’est réservé sans prix/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Modifier la course' })).toBeDisabled();
  });

  test('can be stopped, which restores the draft from before', async () => {
    measure();
    keep({});
    storeEditRequest(ride);
    const { user } = showBooking();

    await user.click(screen.getByRole('button', { name: 'Abandonner la modification' }));

    expect(pickup()).toHaveValue(trip.pickup);
    expect(screen.getByRole('button', { name: 'Vérifier et réserver' })).toBeVisible();
  });

  test('can be stopped after its address was typed anew, and the draft from before has its price', async () => {
    const asked = measure({ pickupKnown: false, distance: null, duration: null, priceToConfirm: true });
    suggest();
    keep({ pickup: 'Chez Paul', pickupCoords: null });
    storeEditRequest(ride);
    const { user } = showBooking();
    await user.type(pickup(), ' bis');
    await user.tab();
    await waitFor(() => expect(asked.at(-1)?.get('originAddress')).toBe('Opéra Garnier, 75009 Paris bis'));

    await user.click(screen.getByRole('button', { name: 'Abandonner la modification' }));

    await waitFor(() => expect(asked.at(-1)?.get('originAddress')).toBe('Chez Paul'));
  });

  test('shows the old and the new price, and the difference', async () => {
    measure();
    storeEditRequest({ ...ride, estimatedPrice: '60.00' });
    const { user } = showBooking();
    expect(screen.getByText(/Prix actuel\s:\s60,00\s€/u)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Vérifier et modifier' }));

    const recap = await screen.findByRole('region', { name: 'Récapitulatif' });
    await waitFor(() => expect(recap).toHaveTextContent(/Ancien prix\s*60,00\s€/u));
    expect(recap).toHaveTextContent(/Nouveau prix\s*72,10\s€/u);
    expect(recap).toHaveTextContent(/Différence\s*\+\s12,10\s€/u);
  });

  test('says by name who accepted the ride meanwhile', async () => {
    measure();
    storeEditRequest(ride);
    answer(at(getRide, { id: 'ride-12' }), { ...accepted, id: 'ride-12' });

    showBooking();

    expect(await screen.findByText(/Chloé l’a acceptée entre-temps/u)).toBeVisible();
  });

  test.each([
    ['rejected', 'Elle a été refusée entre-temps'],
    ['cancelled', 'Elle a été annulée entre-temps'],
  ] as const)(
    'says of a ride that was %s meanwhile that it was, not that it was accepted',
    async (status, sentence) => {
      measure();
      storeEditRequest(ride);
      answer(at(getRide, { id: 'ride-12' }), { ...accepted, id: 'ride-12', status });

      showBooking();

      expect(await screen.findByText(new RegExp(sentence, 'u'))).toBeVisible();
      expect(screen.queryByText(/acceptée/u)).toBeNull();
    },
  );

  test('goes on after a reload, until it is done or given up', async () => {
    measure();
    storeEditRequest(ride);
    const first = showBooking();
    await first.user.click(screen.getByText(/4\s+passagers/u));
    await first.user.click(await screen.findByRole('button', { name: 'Ajouter un passager' }));
    cleanup();

    const { user } = showBooking();
    expect(screen.getByText(/Vous modifiez la course n°\s12\./u)).toBeVisible();
    expect(screen.getByText(/5\s+passagers/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abandonner la modification' }));
    cleanup();

    showBooking();
    expect(screen.queryByText(/Vous modifiez/u)).toBeNull();
  });

  test('is requested once', () => {
    measure();
    storeEditRequest(ride);

    showBooking();

    expect(localStorage.getItem('vtc.booking-request')).toBeNull();
    expect(localStorage.getItem('vtc.booking-draft')).toBeNull();
  });

  test('stores what the specification names', () => {
    storeEditRequest(ride);

    expect(JSON.parse(localStorage.getItem('vtc.booking-request') ?? '')).toMatchObject({
      pickup: 'Opéra Garnier, 75009 Paris',
      destination: 'Gare du Nord, 75010 Paris',
      date: '2030-05-06',
      time: '09:30',
      notes: 'Deux valises',
      rideId: 'ride-12',
    });
  });
});

describe('duplicating a ride', () => {
  test('fills a new booking with the same trip and no date', () => {
    measure();
    storeDuplicateRequest(ride);
    expect(JSON.parse(localStorage.getItem('vtc.booking-request') ?? '')).toMatchObject({
      isDuplicate: true,
    });

    showBooking();

    expect(pickup()).toHaveValue('Opéra Garnier, 75009 Paris');
    expect(screen.getByLabelText('Date et heure de départ')).toHaveValue('');
    expect(screen.getByText(/4\s+passagers, 2\s+bagages/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Vérifier et réserver' })).toBeVisible();
  });
});

test('duplicating a ride with an unknown place keeps it unknown', () => {
  measure();
  storeDuplicateRequest({ ...ride, destinationLat: null, destinationLng: null });

  expect(JSON.parse(localStorage.getItem('vtc.booking-request') ?? '')).toMatchObject({
    destination: 'Gare du Nord, 75010 Paris',
    destinationCoords: null,
  });
});

describe('the shortcuts', () => {
  test('fill the destination with a saved address, which is geocoded when it has no coordinates', async () => {
    answer(suggestPlaces, {
      suggestions: [{ id: 'x', address: 'x', lat: 48.8, lng: 2.13 }],
      clearId: 'x',
      limited: false,
    });
    const { user } = showBooking();

    await user.click(screen.getByRole('button', { name: 'Je rentre chez moi' }));

    expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue(amelie.homeAddress);
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('vtc.booking-draft') ?? '').destinationCoords).toEqual({
        lat: 48.8,
        lng: 2.13,
      }),
    );
    expect(screen.queryByRole('button', { name: 'Aller au boulot' })).toBeNull();
  });

  test('offer the work address as well', async () => {
    const { user } = showBooking({
      ...amelie,
      homeAddress: null,
      workAddress: 'Tour Eiffel',
      workLat: 48.8584,
      workLng: 2.2945,
    });

    await user.click(screen.getByRole('button', { name: 'Aller au boulot' }));

    expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Tour Eiffel');
    expect(screen.queryByRole('button', { name: 'Je rentre chez moi' })).toBeNull();
  });
});

describe('the optional fields', () => {
  test('count passengers and luggage within their bounds, and take the rest', async () => {
    const { user } = showBooking();
    await user.type(pickup(), 'O');
    await user.click(screen.getByText(/1\s+passager/u));
    const more = await screen.findByRole('button', { name: 'Ajouter un passager' });

    expect(screen.getByRole('button', { name: 'Retirer un passager' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Retirer un bagage' })).toBeDisabled();
    for (let press = 0; press < 9; press++) await user.click(more);
    expect(more).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Ajouter un bagage' }));
    await user.type(screen.getByLabelText(/Numéro de vol ou de train/u), 'AF 1380');
    await user.type(screen.getByLabelText(/Message au chauffeur/u), 'Code 24B7');
    await user.click(screen.getByLabelText('Péages autorisés'));

    expect(JSON.parse(localStorage.getItem('vtc.booking-draft') ?? '')).toMatchObject({
      passengers: 8,
      luggage: 1,
      travelReference: 'AF 1380',
      notes: 'Code 24B7',
      allowToll: true,
    });
    expect(screen.getByText(/AF 1380 · message · péages autorisés/u)).toBeVisible();
  });
});
