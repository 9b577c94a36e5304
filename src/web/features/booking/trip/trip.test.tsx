import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { api, on } from '#web/testing/api.ts';
import { visit } from '#web/testing/visit.tsx';
import { est, keep, lyon, measure, quote, suggest, trip } from '../show-booking.tsx';
import { roughTrip } from './rough-trip.ts';

const aside = () => screen.findByRole('complementary', { name: 'Votre trajet' });

/** The text of the trip, with plain spaces. */
async function tripText(): Promise<string> {
  await within(await aside()).findByText('Calcul du prix');
  return (await aside()).textContent?.replace(/\s/gu, ' ') ?? '';
}

describe('the trip of a visitor', () => {
  test('has a price with its lines, a distance, a duration and an arrival', async () => {
    const asked = measure();
    keep({});
    visit('/');

    const text = await tripText();

    expect(text).toContain('Prix TTC72,10 €');
    expect(text).toContain('Distance31,4 km');
    expect(text).toContain('Durée42 min');
    expect(text).toContain('Arrivée estimée10:12');
    expect(text).toContain('Prise en charge4,00 €');
    expect(text).toContain('31,4 km × 1,50 €47,10 €');
    expect(text).toContain('42 min × 0,50 €21,00 €');
    expect(text).toContain('Prix garanti pendant 15 minutes.');
    expect(text).not.toContain('à confirmer');
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      origins: '48.8443,2.3735',
      originAddress: trip.pickup,
      destinations: '49.0097,2.5479',
      destinationAddress: trip.destination,
      scheduledAt: '2030-05-06T07:30:00.000Z',
      allowToll: 'false',
    });
  });

  test('is announced to screen readers', async () => {
    measure();
    keep({});
    visit('/');

    await tripText();

    const spoken = within(await aside())
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
    expect(spoken[0]?.replace(/\s/gu, ' ')).toBe('Prix : 72,10 €, 31,4 km, 42 min, arrivée à 10:12');
  });

  test('offers to sign in or to register', async () => {
    measure();
    keep({});
    const { user } = visit('/');

    expect(
      await screen.findByText('Itinéraire configuré ! Connectez-vous pour finaliser votre réservation'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remplissez/u })).toBeNull();
    await user.click(within(await aside()).getByRole('button', { name: 'Créer un compte' }));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Créer un compte');

    expect(screen.getAllByText(/Votre trajet est conservé/u)).not.toHaveLength(0);
    expect(within(await aside()).queryByRole('button')).toBeNull();
  });

  test('leads to the login form too', async () => {
    measure();
    keep({});
    const { user } = visit('/');

    await user.click(within(await aside()).getByRole('button', { name: 'Se connecter' }));

    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Se connecter');
  });

  test('is absent, and the next step is disabled, while an address is typed', async () => {
    const asked = measure();
    suggest();
    keep({ destination: '', destinationCoords: null });
    const { user } = visit('/');

    await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'Chez Paul');

    expect(screen.getByRole('button', { name: 'Remplissez les adresses pour continuer' })).toBeDisabled();
    expect(screen.getByText('Vos données saisies sont conservées après la connexion.')).toBeVisible();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(asked).toEqual([]);
  });

  test('of an address that no list knows is asked once its field is left, and the visitor goes on', async () => {
    const asked = measure({ destinationKnown: false, distance: null, duration: null, priceToConfirm: true });
    suggest();
    keep({ destination: '', destinationCoords: null });
    const { user } = visit('/');
    await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'Chez Paul');

    await user.tab();

    expect(await within(await aside()).findByRole('button', { name: 'Se connecter' })).toBeVisible();
    await waitFor(() => expect(asked[0]?.get('destinationAddress')).toBe('Chez Paul'));
    expect(asked[0]?.has('destinations')).toBe(false);
  });

  test('of an address that came unknown is asked the other way round too', async () => {
    const asked = measure({ destinationKnown: false, distance: null, duration: null, priceToConfirm: true });
    keep({ pickup: 'Chez Paul', pickupCoords: null });
    const { user } = visit('/');
    await waitFor(() => expect(asked).toHaveLength(1));

    await user.click(screen.getByRole('button', { name: 'Inverser le trajet' }));

    await waitFor(() => expect(asked.at(-1)?.get('destinationAddress')).toBe('Chez Paul'));
  });

  test('of an address that the list may hold waits for the choice', async () => {
    const asked = measure();
    suggest(lyon, est);
    keep({ destination: '', destinationCoords: null });
    const { user } = visit('/');
    await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'gare');

    await user.tab();

    await screen.findByText('Choisissez une adresse dans la liste');
    expect(screen.getByRole('button', { name: 'Remplissez les adresses pour continuer' })).toBeDisabled();
    expect(asked).toEqual([]);
  });

  test('cannot be ordered by a visitor', async () => {
    measure();
    keep({});
    const { user } = visit('/');

    await user.click(screen.getByRole('combobox', { name: 'Destination' }));
    await user.keyboard('{Enter}');

    expect(screen.getByRole('alert')).toHaveTextContent('Vous devez être connecté pour réserver une course');
  });

  test.each([
    ['to be confirmed', { priceToConfirm: true, estimated: true }, 'à confirmer'],
    ['guaranteed, though its road is estimated', { estimated: true }, 'Prix garanti pendant 15 minutes.'],
  ])('says one thing of a price that is %s', async (_case, answer, said) => {
    measure(answer);
    keep({});
    visit('/');

    const text = await tripText();

    const statements = ['à confirmer', 'Prix garanti pendant 15 minutes.', 'estimation', 'Prix estimé'];
    expect(statements.filter((statement) => text.includes(statement))).toEqual([said]);
  });

  test('is priced for the road with tolls when they are allowed', async () => {
    const asked = measure();
    keep({ allowToll: true });
    visit('/');
    await tripText();

    expect(asked[0]?.get('allowToll')).toBe('true');
  });

  test('names every kind of line', async () => {
    measure({
      priceLines: [
        { kind: 'flat', amount: '35.00' },
        { kind: 'hours', quantity: 2, unitPrice: '45.00', amount: '90.00' },
        { kind: 'minimum', amount: '1.00' },
        { kind: 'coefficient', quantity: 1.15, amount: '10.82' },
      ],
    });
    keep({});
    visit('/');

    const text = await tripText();

    expect(text).toContain('Forfait35,00 €');
    expect(text).toContain('2 h × 45,00 €90,00 €');
    expect(text).toContain('Complément au tarif minimum1,00 €');
    expect(text).toContain('Majoration (× 1,15)10,82 €');
  });

  test('shows the day of an arrival after midnight', async () => {
    measure();
    keep({ date: '2030-05-06T23:50' });
    visit('/');

    expect(await tripText()).toContain('00:32 (mar. 7 mai)');
  });

  test('is an estimate while the server cannot be reached, and says so and nothing else', async () => {
    api.use(on(quoteTrip, () => HttpResponse.error()));
    keep({});
    visit('/');

    const text = await tripText();

    const degrees = Math.hypot(49.0097 - 48.8443, 2.5479 - 2.3735);
    const price = (5 + 1.5 * degrees * 111).toFixed(2).replace('.', ',');
    expect(text).toContain(`Prix TTC${price} €estimation`);
    expect(text).toContain('le prix est calculé avant toute réservation');
    expect(text).not.toMatch(/à confirmer|garanti/u);
    expect(text).toContain('Durée–');
  });

  test('costs five euros at least in that estimate', () => {
    const spot = { lat: 48.85, lng: 2.35 };

    expect(roughTrip({ from: spot, to: spot }, new Date('2030-05-06T07:30:00Z')).price).toBe('5.00');
  });

  test('shows no price between a change and its response', async () => {
    measure();
    keep({});
    const { user } = visit('/');
    await tripText();

    await user.click(screen.getByRole('button', { name: 'Inverser le trajet' }));

    expect(within(await aside()).queryByText('Calcul du prix')).toBeNull();
    expect(await tripText()).toContain('72,10 €');
  });

  test('is measured again after a change, and the response to the old one is never shown', async () => {
    const user = prepareSlowFirstAnswer();

    await user.click(screen.getByRole('button', { name: 'Inverser le trajet' }));

    expect(await tripText()).toContain('11,00 €');
    await new Promise((done) => setTimeout(done, 600));
    expect(await tripText()).toContain('11,00 €');
  });
});

/** The first response arrives after the second one. */
function prepareSlowFirstAnswer() {
  api.use(
    on(quoteTrip, async ({ request }) => {
      const isFirst = new URL(request.url).searchParams.get('origins') === '48.8443,2.3735';
      if (isFirst) await delay(1200);
      return HttpResponse.json({ ...quote, price: isFirst ? '99.00' : '11.00' });
    }),
  );
  keep({});
  return visit('/').user;
}

describe('a draft', () => {
  test('stores everything of the trip', async () => {
    measure();
    keep({ notes: 'Code 24B7', passengers: 3 });
    visit('/');

    await tripText();

    expect(JSON.parse(localStorage.getItem('vtc.booking-draft') ?? '')).toEqual({
      ...trip,
      notes: 'Code 24B7',
      passengers: 3,
    });
  });
});
