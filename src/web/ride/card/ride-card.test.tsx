import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { RideView } from '#contract/rides/rides.ts';
import { accepted, asked, expired, inHours } from '#web/testing/stand-in-rides.ts';
import { RideCard } from './ride-card.tsx';

function show(ride: RideView, viewer: 'client' | 'driver' | 'admin' = 'client') {
  render(<RideCard ride={ride} viewer={viewer} now={new Date()} />);
  return screen.getByRole('article', { name: `Course n° ${ride.number}` });
}

describe('the card of a ride', () => {
  test('shows the time in Paris, the price, the route, the distance and the duration', () => {
    const card = show({ ...asked, scheduledAt: '2031-07-04T07:30:00Z' });

    for (const fact of [
      'En attente',
      '09:30',
      'ven. 4 juillet 2031',
      /42,50\s€/u,
      'Prix convenu',
      'Départ : Gare de Lyon, 75012 Paris',
      'Destination : Aéroport d’Orly, terminal 3, 94390 Orly',
      /18,4\skm/u,
      /35\smin, arrivée à 10:05/u,
      /2\spassagers/u,
      /Prise en charge4,00\s€/u,
    ])
      expect(card).toHaveTextContent(fact);
    expect(card).not.toHaveTextContent(/bagage|Péages|Note/u);
  });

  test('says that nothing is owed once an avoir took all of it back', () => {
    const card = show({ ...accepted, status: 'completed', priceLines: [], creditedAmount: '42.50' });

    expect(card).toHaveTextContent(/42,50\s€ Rien à régler/u);
  });

  test('shows the options of the booking', () => {
    const card = show({
      ...asked,
      passengers: 1,
      luggage: 3,
      travelReference: 'AF 1380',
      allowToll: true,
      notes: 'Siège bébé',
    });

    for (const fact of [/1\spassager/u, /3\sbagages/u, 'AF 1380', 'Péages autorisés', '« Siège bébé »'])
      expect(card).toHaveTextContent(fact);
  });

  test('names who rides when it is someone else, with the number for those who get it', () => {
    const passenger = { name: 'Karim Haddad', phone: '+33639981207' };

    expect(show({ ...accepted, passenger }, 'driver')).toHaveTextContent(
      'Karim HaddadPassager · 06 39 98 12 07',
    );
    cleanup();
    expect(show({ ...asked, passenger: { ...passenger, phone: null } })).toHaveTextContent(
      'Karim HaddadPassager',
    );
  });

  test('marks a price that is still to be confirmed', () => {
    expect(show({ ...asked, priceToConfirm: true })).toHaveTextContent(/42,50\s€ à confirmer/u);
  });

  test('asks nobody to find an address that was erased', () => {
    const nowhere = { pickupLat: null, pickupLng: null, destinationLat: null, destinationLng: null };
    const erased = { pickupAddress: 'Adresse effacée', destinationAddress: 'Adresse effacée' };

    const card = show({ ...asked, ...nowhere, ...erased, distance: null, duration: null });

    expect(card).toHaveTextContent('Départ : Adresse effacée');
    expect(screen.queryByText('Lieu à préciser')).toBeNull();
  });

  test('says which place is unknown, and no distance, duration or arrival', () => {
    const card = show({
      ...asked,
      destinationLat: null,
      destinationLng: null,
      distance: null,
      duration: null,
    });

    expect(card).toHaveTextContent(/94390 OrlyLieu à préciser/u);
    expect(screen.getAllByText('Lieu à préciser')).toHaveLength(1);
    expect(card).not.toHaveTextContent(/\skm|arrivée/u);
  });

  test('marks a request that expired', () => {
    const card = show(expired);

    expect(card).toHaveTextContent('ExpiréeDélai dépassé');
    expect(card).toHaveTextContent('Dupliquez la course et choisissez une nouvelle date.');
    expect(card).not.toHaveTextContent(/En attente|arrivée/u);
  });

  test('names the driver by first name before the ride', () => {
    const card = show(accepted);

    expect(card).toHaveTextContent('ChloéChauffeur · 06 98 76 54 32');
    expect(card).not.toHaveTextContent('Martin');
    expect(card).not.toHaveTextContent('amelie@example.fr');
  });

  test('marks a cancellation request, with its reason', () => {
    const asking = {
      ...accepted,
      cancellationRequestedAt: inHours(-0.21),
      cancellationReason: 'Vol annulé',
    };

    const card = show(asking);

    expect(card).toHaveTextContent('Annulation demandée');
    expect(card).toHaveTextContent(/partie il y a 12\smin\. Chloé doit l’accepter/u);
    expect(card).toHaveTextContent('« Vol annulé »');
  });

  test.each([
    ['client', { acceptedAt: inHours(-0.1) }, /Chloé a accepté votre course il y a 6\smin/u],
    [
      'client',
      { cancellationRefusedAt: inHours(-0.1) },
      /Chloé ne peut pas annuler votre course.* il y a 6\smin/u,
    ],
    [
      'driver',
      { cancellationWithdrawnAt: inHours(-0.1) },
      /Amélie a retiré sa demande d’annulation il y a 6\smin/u,
    ],
    [
      'client',
      { status: 'cancelled', cancellationRequestedAt: inHours(-0.1) },
      'Chloé a accepté votre demande d’annulation.',
    ],
  ] as const)('tells the %s how the other side answered: %j', (viewer, answer, line) => {
    expect(show({ ...accepted, ...answer }, viewer)).toHaveTextContent(line);
  });

  test('shows a status it does not know as cancelled', () => {
    expect(show({ ...asked, status: 'lost' as 'pending' })).toHaveTextContent('Annulée');
  });

  test('says when a cancelled ride is to be refunded', () => {
    expect(show({ ...asked, status: 'cancelled', paymentStatus: 'paid' })).toHaveTextContent('À rembourser');
  });

  describe('of an absence', () => {
    const ride: RideView = {
      ...accepted,
      ...{ status: 'cancelled', arrivedAt: inHours(-2), onTheWayAt: inHours(-3) },
      fee: { amount: '42.50', kind: 'absence', waivedAt: null },
      way: {
        ...{ expectedAt: null, byPhone: [], freeUntil: inHours(-1), freeMinutes: 60, waitingPrice: null },
        ...{ arrivedMetres: 40, calledAt: [] },
      },
    };

    test('shows its proof to both sides', async () => {
      show(ride);

      expect((await screen.findByText('Sur place')).nextSibling).toHaveTextContent(
        /\d{2}:\d{2}, à 40\sm du lieu$/u,
      );
      expect(screen.getByText('Attente offerte').nextSibling).toHaveTextContent(/^jusqu’à \d{2}:\d{2}$/u);
      expect(screen.queryByText(/appelé/u)).toBeNull();
    });

    test.each([
      ['driver', 'Vous avez appelé'],
      ['admin', 'Le chauffeur a appelé'],
    ] as const)('shows the calls to the %s', async (viewer, words) => {
      const way = ride.way && { ...ride.way, calledAt: [inHours(-1.5)] };
      show({ ...ride, way }, viewer);

      expect((await screen.findByText(words)).nextSibling).toHaveTextContent(/\d{2}:\d{2}$/u);
    });

    test('needs none once it costs nothing, nor does a cancellation', () => {
      const fee = { amount: '42.50', kind: 'absence' as const, waivedAt: inHours(-0.5) };
      show({ ...ride, fee });
      show({ ...ride, id: 'ride-x', number: 99, fee: { ...fee, kind: 'cancellation', waivedAt: null } });

      expect(screen.queryByText('Attente offerte')).toBeNull();
    });
  });
});
