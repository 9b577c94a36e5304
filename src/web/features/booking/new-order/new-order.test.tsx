import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { searchClients, takeOrder } from '#contract/rides/telephone-orders.calls.ts';
import type { FoundClientView } from '#contract/rides/telephone-orders.ts';
import { getTripVerdict } from '#contract/rides/verdicts.calls.ts';
import { quoteTrip, suggestPlaces } from '#contract/trip/places.calls.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { PageStateContext } from '#web/browser/page-state.ts';
import { blankDraft } from '#web/signals/booking-draft.ts';
import { blankContact } from '#web/signals/order-draft.ts';
import { answer, api, on, refuse } from '#web/testing/api.ts';
import { chloe, map, settings } from '#web/testing/people.ts';
import { accepted } from '#web/testing/rides.ts';
import { verdict } from '#web/testing/verdicts.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { measure, quote, suggest, trip } from '../show-booking.tsx';
import { NewOrderDialog } from './new-order-dialog.tsx';

const camille: FoundClientView = {
  id: 'camille',
  firstName: 'Camille',
  lastName: 'Rousseau-Delmas',
  phone: '0612345678',
  email: '',
  isContact: false,
  rides: 14,
};
const url = 'https://vtc.example.fr/ma-course/secret';
const taken = {
  ride: {
    ...accepted,
    telephone: { enteredBy: chloe.id, confirmedAt: null, byTelephone: false, priceReason: null },
  },
  link: { url, endsAt: '2030-05-13T07:30:00.000Z' },
};

/** Closed with Escape, and opened again from a page that says an hour each time. */
function showReopened(hour = '') {
  const Page = () => {
    const [order, setOrder] = useState({ open: true, draft: { trip, contact: blankContact } });
    const reopen = () =>
      setOrder({ open: true, draft: { trip: { ...blankDraft, date: hour }, contact: blankContact } });
    return (
      <>
        <button type="button" onClick={reopen}>
          Rouvrir
        </button>
        <NewOrderDialog {...order} onClose={() => setOrder({ ...order, open: false })} />
      </>
    );
  };
  render(
    <PageStateContext value={{ user: chloe, settings, stripeEnabled: false, map }}>
      <QueryClientProvider client={createQueryClient({ user: chloe, settings })}>
        <Page />
      </QueryClientProvider>
    </PageStateContext>,
  );
  return userEvent.setup();
}

function showOrder(draft = { trip, contact: blankContact }) {
  render(
    <PageStateContext value={{ user: chloe, settings, stripeEnabled: false, map }}>
      <QueryClientProvider client={createQueryClient({ user: chloe, settings })}>
        <NewOrderDialog open draft={draft} onClose={() => {}} />
        <Toasts />
      </QueryClientProvider>
    </PageStateContext>,
  );
  return userEvent.setup();
}

const create = () => screen.getByRole('button', { name: 'Créer la course et envoyer le lien' });

const reopen = () => screen.getByRole('button', { name: 'Rouvrir', hidden: true });

describe('a new order that is closed', () => {
  test('keeps what was typed, at the hour that is pressed meanwhile', async () => {
    measure();
    answer(searchClients, []);
    const user = showReopened('2030-05-07T15:00');
    await user.type(screen.getByLabelText('Client'), '06 39 98 00 01');
    await user.click(await screen.findByRole('button', { name: /Nouveau contact/u }));
    await user.type(screen.getByLabelText('Prénom'), 'Camille');
    await user.type(screen.getByLabelText('Autre prix'), '65,50');
    await user.click(screen.getByRole('radio', { name: /Pour un autre chauffeur/u }));

    await user.keyboard('{Escape}');
    await user.click(reopen());

    expect(await screen.findByDisplayValue('2030-05-07T15:00')).toBeVisible();
    expect(screen.getByLabelText('Prénom')).toHaveValue('Camille');
    expect(screen.getByLabelText('Téléphone')).toHaveValue('06 39 98 00 01');
    expect(screen.getByDisplayValue(trip.pickup)).toBeVisible();
    expect(screen.getByLabelText('Autre prix')).toHaveValue('65,50');
    expect(screen.getByRole('radio', { name: /Pour un autre chauffeur/u })).toBeChecked();
  });

  test('keeps what was typed also after its page was left', async () => {
    measure();
    answer(searchClients, []);
    const user = showOrder();
    await user.type(screen.getByLabelText('Client'), '06 39 98 00 01');
    await user.click(await screen.findByRole('button', { name: /Nouveau contact/u }));
    await user.type(screen.getByLabelText('Prénom'), 'Camille');
    cleanup();

    showOrder({ trip: { ...blankDraft, date: '2030-05-07T15:00' }, contact: blankContact });

    expect(screen.getByLabelText('Prénom')).toHaveValue('Camille');
    expect(screen.getByDisplayValue(trip.pickup)).toBeVisible();
    expect(screen.getByDisplayValue('2030-05-07T15:00')).toBeVisible();
  });

  test('and whose answer was lost is sent again under the same key', async () => {
    measure();
    answer(searchClients, [camille]);
    const keys: (string | null)[] = [];
    api.use(
      on(takeOrder, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    );
    const user = showReopened();
    await user.type(screen.getByLabelText('Client'), 'rouss');
    await user.click(await screen.findByRole('button', { name: /Camille Rousseau-Delmas/u }));
    for (const step of ['once', 'again']) {
      await screen.findByText(/72,10/u, { selector: 'b' });
      await user.click(create());
      await waitFor(() => expect(keys).toHaveLength(step === 'once' ? 1 : 2));
      await user.keyboard('{Escape}');
      await user.click(reopen());
    }

    expect(keys[1]).toBe(keys[0]);
  });

  test('once it is created opens empty again, at the hour that is pressed', async () => {
    measure();
    answer(searchClients, [camille]);
    answer(takeOrder, taken);
    const user = showReopened('2030-05-07T15:00');
    await user.type(screen.getByLabelText('Client'), 'rouss');
    await user.click(await screen.findByRole('button', { name: /Camille Rousseau-Delmas/u }));
    await screen.findByText(/72,10/u, { selector: 'b' });
    await user.click(create());
    await user.click(await screen.findByRole('button', { name: 'Terminé' }));

    await user.click(reopen());

    expect(await screen.findByDisplayValue('2030-05-07T15:00')).toBeVisible();
    expect(screen.getByLabelText('Client')).toHaveValue('');
    expect(screen.queryByDisplayValue(trip.pickup)).toBeNull();
  });
});

describe('a new order', () => {
  test('says whether the driver can take it, at the agreed price, unless another one drives', async () => {
    measure();
    const asked: URL[] = [];
    api.use(
      on(getTripVerdict, ({ request }) => {
        asked.push(new URL(request.url));
        return HttpResponse.json(verdict());
      }),
    );
    const user = showOrder();
    const block = () => screen.findByRole('group', { name: /^Puis-je la prendre/u });

    expect(await block()).toHaveTextContent(/Oui, 42\smin de marge/u);
    await user.type(screen.getByLabelText('Autre prix'), '1 265,50');
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('price')).toBe('1265.50'));

    expect(asked.at(-1)?.searchParams.get('scheduledAt')).toBe('2030-05-06T07:30:00.000Z');
    expect(await block()).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Pour un autre chauffeur/u }));
    expect(screen.queryByRole('group', { name: /^Puis-je la prendre/u })).toBeNull();
  });

  test('for a client who is found, at the computed price, is created and shows its link', async () => {
    measure();
    answer(searchClients, [camille]);
    const received = answer(takeOrder, taken);
    const user = showOrder();

    await user.type(screen.getByLabelText('Client'), 'rouss');
    await user.click(await screen.findByRole('button', { name: /Camille Rousseau-Delmas.*14\s+courses/u }));
    await screen.findByText(/72,10/u, { selector: 'b' });
    await user.click(create());

    expect(await screen.findByText(url)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copier' })).toBeVisible();
    expect(received[0]).toMatchObject({
      clientId: 'camille',
      takenByMe: true,
      ride: { pickupAddress: trip.pickup, scheduledAt: '2030-05-06T07:30:00.000Z', quoteId: quote.quoteId },
    });
    expect(localStorage.getItem('vtc.booking-draft')).toBeNull();
  });

  test.each([
    ['that no list knows', () => suggest()],
    ['that cannot be searched', () => refuse(suggestPlaces, 503, {})],
  ])('to an address %s is created at a price to confirm', async (_, search) => {
    const asked = measure({ destinationKnown: false, distance: null, duration: null, priceToConfirm: true });
    search();
    answer(searchClients, [camille]);
    const received = answer(takeOrder, taken);
    const user = showOrder({
      trip: { ...trip, destination: '', destinationCoords: null },
      contact: blankContact,
    });
    await user.type(screen.getByLabelText('Client'), 'rouss');
    await user.click(await screen.findByRole('button', { name: /Camille Rousseau-Delmas/u }));

    await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'Chez Paul');
    await user.tab();
    await screen.findByText(/72,10/u, { selector: 'b' });
    await user.click(create());

    expect(await screen.findByText(url)).toBeVisible();
    expect(asked.map((query) => query.get('destinationAddress'))).toEqual(['Chez Paul']);
    expect(received[0]).toMatchObject({ ride: { destinationAddress: 'Chez Paul', destinationLat: null } });
  });

  test('by a stop that no list knows is created at a price to confirm', async () => {
    const asked = measure({ stopsKnown: [false], priceToConfirm: true });
    suggest();
    answer(searchClients, [camille]);
    const received = answer(takeOrder, taken);
    const user = showOrder({
      trip: { ...trip, words: 'stops', stops: [{ address: '', coords: null, waitingMinutes: 0 }] },
      contact: blankContact,
    });
    await user.type(screen.getByLabelText('Client'), 'rouss');
    await user.click(await screen.findByRole('button', { name: /Camille Rousseau-Delmas/u }));

    await user.type(await screen.findByRole('combobox', { name: 'Étape 1' }), 'Chez Paul');
    await user.tab();
    await screen.findByText(/72,10/u, { selector: 'b' });
    await user.click(create());

    expect(await screen.findByText(url)).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(received[0]).toMatchObject({ ride: { stops: [{ address: 'Chez Paul', lat: null, lng: null }] } });
  });

  test('of a hire may say that its route was agreed', async () => {
    measure();
    answer(searchClients, [camille]);
    const received = answer(takeOrder, taken);
    const user = showOrder({ trip: { ...trip, words: 'hourly', hours: 4 }, contact: blankContact });

    await user.type(screen.getByLabelText('Client'), 'rouss');
    await user.click(await screen.findByRole('button', { name: /Camille Rousseau-Delmas/u }));
    await screen.findByText(/72,10/u, { selector: 'b' });
    await user.click(screen.getByRole('checkbox', { name: /^Itinéraire convenu/u }));
    await user.click(create());

    expect(await screen.findByText(url)).toBeVisible();
    expect(received[0]).toMatchObject({ agreedRoute: true, ride: { kind: 'hire', hours: 4 } });
  });

  test('for a new contact at another price, for another driver', async () => {
    measure();
    answer(searchClients, []);
    const received = answer(takeOrder, taken);
    const user = showOrder();
    await user.type(screen.getByLabelText('Client'), '06 39 98 00 01');
    await user.click(await screen.findByRole('button', { name: /Nouveau contact/u }));
    await user.click(screen.getByRole('radio', { name: /Pour un autre chauffeur/u }));
    await screen.findByText(/72,10/u, { selector: 'b' });
    await user.type(screen.getByLabelText('Autre prix'), '65,50 €');

    await user.click(create());
    expect(await screen.findByText('Indiquez un prénom.')).toBeVisible();
    await user.type(screen.getByLabelText('Prénom'), 'Camille');
    await user.click(create());
    expect(await screen.findByText('Indiquez la raison de cet autre prix.')).toBeVisible();
    expect(screen.getByText('Prix changé par vous')).toBeVisible();
    await user.type(screen.getByLabelText('Raison'), 'Client fidèle');
    await user.click(create());

    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]).toMatchObject({
      contact: { firstName: 'Camille', phone: '06 39 98 00 01' },
      agreedPrice: '65.50',
      priceReason: 'Client fidèle',
      takenByMe: false,
    });
    expect(await screen.findByText(url)).toBeVisible();
  });

  test('without a client, and refused by the server, says why', async () => {
    measure();
    refuse(takeOrder, 400, { code: 'phone_invalid', fields: { phone: 'Ce numéro n’est pas valable.' } });
    const user = showOrder();
    await screen.findByText(/72,10/u, { selector: 'b' });
    await user.click(create());
    expect(await screen.findByText('Choisissez un client ou un nouveau contact.')).toBeVisible();
    expect(screen.getByLabelText('Client')).toHaveFocus();

    await user.type(screen.getByLabelText('Client'), 'Camille Rousseau');
    expect(screen.queryByText('Choisissez un client ou un nouveau contact.')).toBeNull();
    await user.click(await screen.findByRole('button', { name: /Nouveau contact/u }));
    await user.type(screen.getByLabelText('Téléphone'), '12');
    await user.click(create());

    expect(await screen.findByText('Ce numéro n’est pas valable.')).toBeVisible();
    expect(screen.getByLabelText('Téléphone')).toHaveFocus();
    expect(screen.getByLabelText('Prénom')).toHaveValue('Camille');
    await user.type(screen.getByLabelText(/^Email/u), 'c');
    expect(screen.queryByText('Ce numéro n’est pas valable.')).toBeNull();
  });

  test('is impossible without a quote: the price reads as an estimate, and nothing is sent', async () => {
    refuse(quoteTrip, 503, { code: 'database_away', message: 'Indisponible.' });
    const received = answer(takeOrder, taken);
    const user = showOrder({ trip, contact: { ...blankContact, firstName: 'Camille', phone: '0612345678' } });

    expect(await screen.findByText('estimation')).toBeVisible();
    await user.click(create());

    expect(await screen.findByText(/Le prix n’est pas encore connu/u)).toBeVisible();
    expect(received).toEqual([]);
  });

  test('whose price has changed shows the new one, and is created at it on the next press', async () => {
    measure();
    const sent: { ride: { quoteId?: string | undefined } }[] = [];
    api.use(
      on(takeOrder, async ({ request }) => {
        sent.push((await request.json()) as (typeof sent)[number]);
        if (sent.length > 1) return HttpResponse.json(taken);
        measure({ price: '80.00', quoteId: 'second quote' });
        return HttpResponse.json(
          { code: 'quote_stale', message: 'Le prix a changé. Vérifiez le nouveau prix avant de confirmer.' },
          { status: 409 },
        );
      }),
    );
    const user = showOrder({ trip, contact: { ...blankContact, firstName: 'Camille', phone: '0612345678' } });
    await screen.findByText(/72,10/u, { selector: 'b' });

    await user.click(create());
    expect(await screen.findByText(/80,00/u, { selector: 'b' })).toBeVisible();
    expect(screen.getByText(/Le prix a changé/u)).toBeVisible();
    await user.click(create());

    expect(await screen.findByText(url)).toBeVisible();
    expect(sent.map(({ ride }) => ride.quoteId)).toEqual([quote.quoteId, 'second quote']);
  });

  test('that was created though its answer was lost, and then changed, says so and can be another one', async () => {
    measure();
    const keys: (string | null)[] = [];
    api.use(
      on(takeOrder, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        if (keys.length === 1) return HttpResponse.error();
        if (keys.length > 2) return HttpResponse.json(taken);
        return HttpResponse.json({ code: 'booking_key_reused', message: 'Déjà envoyée.' }, { status: 409 });
      }),
    );
    const user = showOrder({ trip, contact: { ...blankContact, firstName: 'Camille', phone: '0612345678' } });
    await screen.findByText(/72,10/u, { selector: 'b' });
    await user.click(create());
    await screen.findByText('La course n’a pas pu être créée. Réessayez.');

    await user.click(screen.getByRole('radio', { name: /Pour un autre chauffeur/u }));
    await user.click(create());
    expect(
      await screen.findByText(/Cette commande a déjà été créée, telle que vous l’aviez envoyée/u),
    ).toBeVisible();
    await user.click(create());

    expect(await screen.findByText(url)).toBeVisible();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('that a message filled in opens with its trip and its contact', async () => {
    measure();
    showOrder({ trip, contact: { ...blankContact, firstName: 'Camille', phone: '0612345678' } });

    expect(screen.getByLabelText('Prénom')).toHaveValue('Camille');
    expect(screen.getByRole('combobox', { name: 'Adresse de départ' })).toHaveValue(trip.pickup);
    expect(await screen.findByText(/72,10/u, { selector: 'b' })).toBeVisible();
  });
});
