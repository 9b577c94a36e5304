import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { listOfferedOptions } from '#contract/pricing/pricing.calls.ts';
import { searchClients, takeOrder } from '#contract/rides/telephone-orders.calls.ts';
import { getPlace } from '#contract/trip/places.calls.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { PageStateContext } from '#web/browser/page-state.ts';
import { answer, api, on } from '#web/testing/api.ts';
import { chloe, map, settings } from '#web/testing/people.ts';
import { accepted } from '#web/testing/rides.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { NewOrderDialog } from '../new-order/new-order-dialog.tsx';
import { est, lyon, measure, suggest } from '../show-booking.tsx';
import { orderDraftFrom } from './order-draft-from.ts';

const message =
  'Bonjour Chloé, c’est Karim Haddad. Le 6 mai 2030 à 9h30 de la Gare de l’Est à la Gare de Lyon, TGV 6632. On sera 2 avec 3 valises et un violoncelle. 06 39 98 12 07';
const taken = {
  ride: {
    ...accepted,
    telephone: { enteredBy: chloe.id, confirmedAt: null, byTelephone: false, priceReason: null },
  },
  link: { url: null, endsAt: '2030-05-13T07:30:00.000Z' },
};

async function paste(text: string) {
  render(
    <PageStateContext value={{ user: chloe, settings, stripeEnabled: false, map }}>
      <QueryClientProvider client={createQueryClient({ user: chloe, settings })}>
        <NewOrderDialog open onClose={() => {}} />
        <Toasts />
      </QueryClientProvider>
    </PageStateContext>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Coller un message' }));
  await user.click(await screen.findByRole('textbox', { name: 'Message reçu' }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Lire le message' }));
  await screen.findByRole('region', { name: 'Champs trouvés' });
  return user;
}

const field = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input, textarea' });
const words = (selector: string) =>
  [...document.querySelectorAll(`.paste-read ${selector}`)].map(({ textContent }) => textContent);

beforeEach(() => {
  measure();
  suggest(lyon, est);
  answer(searchClients, []);
  answer(listOfferedOptions, []);
});

describe('a pasted message', () => {
  test('of which more is left than a message holds is taken up to there, and ordered', async () => {
    const received = answer(takeOrder, taken);
    const user = await paste(`${message} ${'Un mot sans aucun rapport avec le trajet. '.repeat(40)}`);
    const notes = await screen.findByLabelText(/^Message au chauffeur/u);
    expect(notes).toHaveAccessibleDescription('Repris du texte, jusqu’à 1000 caractères');
    expect((notes as HTMLTextAreaElement).value).toHaveLength(1000);

    await user.click(screen.getByRole('button', { name: 'Tout est juste' }));
    await user.click(screen.getByRole('button', { name: 'Continuer vers la course' }));
    await screen.findByText(/72,10/u, { selector: 'b' });
    await user.click(await screen.findByRole('button', { name: 'Créer la course et envoyer le lien' }));

    await waitFor(() => expect(received).toHaveLength(1));
    const { ride } = received[0] as { ride: { notes: string } };
    expect(ride.notes).toHaveLength(1000);
    expect(ride.notes).toMatch(/…$/u);
  });

  test('of which more is left than a message holds keeps the day of a return without an hour', () => {
    const nowhere = { address: '', coords: null };
    const { trip } = orderDraftFrom({
      values: { returnDate: '2030-05-09' },
      pickup: nowhere,
      destination: nowhere,
      notes: 'a'.repeat(1000),
      known: undefined,
      toCheck: [],
    });

    expect(trip.notes).toHaveLength(1000);
    expect(trip.notes).toMatch(/…\nRetour demandé le 09\/05\/2030$/u);
  });

  test('is read field by field: found words underlined, the rest dashed and offered as message', async () => {
    await paste(message);

    expect(words('mark')).toEqual([
      ...['Karim Haddad', 'Le 6 mai 2030', '9h30', 'Gare de l’Est', 'Gare de Lyon', 'TGV 6632'],
      ...['On sera 2', '3 valises', '06 39 98 12 07'],
    ]);
    expect(words('u')).toEqual(['et un violoncelle']);
    expect(field('Client')).toHaveValue('Karim Haddad');
    expect(field('Date')).toHaveValue('2030-05-06');
    expect(field('Heure de départ')).toHaveValue('09:30');
    expect(field('Passagers')).toHaveValue(2);
    expect(field(/Message au chauffeur/u)).toHaveValue('et un violoncelle');
    expect(await screen.findByText(lyon.address)).toBeVisible();
    expect(screen.getByText(/champs restent à vérifier/u)).toHaveTextContent('9');
  });

  test('has each field checked by touching it, by its mark, or all at once', async () => {
    const user = await paste(message);

    await user.click(screen.getByRole('button', { name: 'Date\u00a0: à vérifier, c’est juste' }));
    await user.type(field('Client'), ' Junior');
    expect(screen.getByRole('button', { name: 'Date\u00a0: vérifié' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Client\u00a0: vérifié' })).toBeDisabled();
    expect(screen.getByText(/champs restent à vérifier/u)).toHaveTextContent('7');
    await user.click(screen.getByRole('button', { name: 'Tout est juste' }));

    expect(screen.getByText('Tout est vérifié.')).toBeVisible();
  });

  test('opens the order with its fields, which is created once date, hour and addresses are confirmed', async () => {
    const received = answer(takeOrder, taken);
    const user = await paste(message);
    await screen.findByText(lyon.address);
    await screen.findByText(est.address);
    await user.click(screen.getByRole('button', { name: 'Continuer vers la course' }));

    const create = await screen.findByRole('button', { name: 'Créer la course et envoyer le lien' });
    expect(create).toBeDisabled();
    expect(screen.getByText(/à vérifier.: la date, l’heure, le départ, la destination\./u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tout est juste' }));
    await screen.findByText(/72,10/u, { selector: 'b' });
    await user.click(create);

    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]).toMatchObject({
      contact: { firstName: 'Karim', lastName: 'Haddad', phone: '06 39 98 12 07' },
      ride: {
        pickupAddress: est.address,
        destinationAddress: lyon.address,
        scheduledAt: '2030-05-06T07:30:00.000Z',
        passengers: 2,
        luggage: 3,
        travelReference: 'TGV 6632',
        notes: 'et un violoncelle',
      },
    });
  });

  test('whose places have no coordinates in the list is priced all the same', async () => {
    suggest({ ...lyon, lat: null, lng: null }, { ...est, lat: null, lng: null });
    api.use(
      on(getPlace, ({ request }) => {
        const { address, lat, lng } = request.url.endsWith('est') ? est : lyon;
        return HttpResponse.json({ place: { address, lat, lng } });
      }),
    );
    const user = await paste(message);
    await screen.findByText(lyon.address);
    await screen.findByText(est.address);

    await user.click(screen.getByRole('button', { name: 'Continuer vers la course' }));

    expect(await screen.findByText(/72,10/u, { selector: 'b' })).toBeVisible();
  });

  test('with a stop is priced by it', async () => {
    const asked = measure({ stopsKnown: [true] });
    const user = await paste('Le 6 mai 2030 à 9h30 de la Gare de l’Est à la Gare de Lyon via Bercy');
    await screen.findByText(lyon.address);
    await screen.findByText(est.address);

    await user.click(screen.getByRole('button', { name: 'Continuer vers la course' }));

    expect(await screen.findByText(/72,10/u, { selector: 'b' })).toBeVisible();
    expect(JSON.parse(asked[0]?.get('stops') ?? '')).toMatchObject([{ address: 'Bercy', lat: null }]);
  });

  test('whose words can mean two things leaves the field empty and shows them', async () => {
    await paste('Le 3 ou le 4 juin 2030, à 7h ou 8h, de Sceaux à Orly');

    expect(field('Heure de départ')).toHaveValue('');
    expect(screen.getByText('Pas sûr : « 7h », « 8h »')).toBeVisible();
  });

  test('with two rides offers one after the other', async () => {
    answer(takeOrder, taken);
    const user = await paste(
      'Le 6 mai 2030 à 9h de la Gare de Lyon à la Gare de l’Est.\nLe 8 mai 2030 à 18h de la Gare de l’Est à la Gare de Lyon.\nPaul Martin 06 39 98 12 07',
    );
    expect(screen.getByText(/Course 1 sur 2/u)).toBeVisible();
    await screen.findByText(est.address);
    await screen.findByText(lyon.address);
    await user.click(screen.getByRole('button', { name: 'Tout est juste' }));
    await user.click(screen.getByRole('button', { name: 'Continuer vers la course' }));
    await screen.findByText(/72,10/u, { selector: 'b' });
    await user.click(screen.getByRole('button', { name: 'Créer la course et envoyer le lien' }));
    await user.click(await screen.findByRole('button', { name: 'Course suivante du message' }));

    const found = await screen.findByRole('region', { name: 'Champs trouvés' });
    expect(within(found).getByText(/Course 2 sur 2/u)).toBeVisible();
    expect(field('Date')).toHaveValue('2030-05-08');
  });
});
