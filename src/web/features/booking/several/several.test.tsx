import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { bookOrder } from '#contract/rides/orders.calls.ts';
import type { BookOrderBody } from '#contract/rides/orders.ts';
import { api, on } from '#web/testing/api.ts';
import { asked } from '#web/testing/rides.ts';
import { keepLastOrder } from '../order/last-order.ts';
import { keep, measure, priceOrders, showBooking, trip } from '../show-booking.tsx';
import { planOf } from './planned-rides.ts';

function takeOrders(...answers: { status?: number; json?: object }[]) {
  const sent: { key: string | null; body: BookOrderBody }[] = [];
  api.use(
    on(bookOrder, async ({ request }) => {
      const body = (await request.json()) as BookOrderBody;
      const { status = 200, json } = answers[Math.min(sent.length, answers.length - 1)] ?? {};
      sent.push({ key: request.headers.get('Idempotency-Key'), body });
      if (status === 0) return HttpResponse.error();
      return HttpResponse.json(json ?? { ride: asked, changed: body.rides.length }, { status });
    }),
  );
  return sent;
}

async function openReturn() {
  measure();
  const quotes = priceOrders();
  keep({
    words: 'return',
    returnDate: '2030-05-09T18:20',
    travelReference: 'AF 1380',
    returnReference: 'AF 1381',
  });
  const shown = showBooking();
  return { ...shown, quotes };
}

/** The Mondays of May 2030; none of them is a holiday, Whit Monday is in June. */
async function openSeries(change: object = {}) {
  measure();
  const quotes = priceOrders();
  keep({ words: 'repeat', weekdays: '1', until: '2030-06-10', date: '2030-05-06T09:30', ...change });
  return { ...showBooking(), quotes };
}

const review = async (user: ReturnType<typeof showBooking>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));
  const button = await screen.findByRole('button', { name: 'Réserver avec obligation de paiement' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

describe('an order that another tab has sent meanwhile', () => {
  test('warns, and is sent only on a second press', async () => {
    const sent = takeOrders({});
    const { user } = await openReturn();
    const button = await review(user);
    const here = localStorage.getItem('vtc.booking-draft') ?? '';
    await user.click(button);
    await screen.findByText('Courses réservées avec succès !');
    cleanup();
    localStorage.setItem('vtc.booking-draft', here);
    const again = showBooking().user;

    const second = await review(again);
    expect(screen.getByText(/^Vous avez déjà réservé ces courses aux mêmes heures/u)).toBeVisible();
    await again.click(second);

    expect(await screen.findByText('Courses réservées avec succès !')).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  test('in the recap that is already open warns on the first press', async () => {
    const sent = takeOrders({});
    const { user } = await openReturn();
    const button = await review(user);
    const drafts = planOf({ ...trip, words: 'return', returnDate: '2030-05-09T18:20' }).rides;
    keepLastOrder(
      drafts.map(({ draft }) => draft),
      { number: 12 },
    );

    await user.click(button);
    expect(await screen.findByText(/la première est la course n°\s12/u)).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(button);

    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('a return', () => {
  test('is opened by its word, and taken back without losing its date', async () => {
    measure();
    priceOrders();
    keep({});
    const { user } = showBooking();

    await user.click(screen.getByRole('button', { name: 'Retour' }));
    const field = await screen.findByLabelText('Date et heure du retour');
    await user.type(field, '2030-05-09T18:20');
    await user.click(screen.getByRole('button', { name: 'Renoncer au retour' }));
    expect(screen.queryByLabelText('Date et heure du retour')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retour' }));

    expect(await screen.findByLabelText('Date et heure du retour')).toHaveValue('2030-05-09T18:20');
  });

  test('is priced and ordered as two rides, the second the other way round', async () => {
    const sent = takeOrders({});
    const { user, quotes } = await openReturn();

    const button = await review(user);
    const dialog = screen.getByRole('dialog', { name: 'Vérifiez vos deux courses' });
    expect(dialog).toHaveTextContent(/Total TTC\s*144,20\s€/u);
    await user.click(button);

    expect(await screen.findByText('Courses réservées avec succès !')).toBeVisible();
    expect(quotes[0]?.rides).toHaveLength(2);
    const [outward, back] = sent[0]?.body.rides ?? [];
    expect(sent[0]?.body).toMatchObject({ withReturns: true, weekdays: [] });
    expect(outward).toMatchObject({ scheduledAt: '2030-05-06T07:30:00.000Z', travelReference: 'AF 1380' });
    expect(back).toMatchObject({
      pickupAddress: outward?.destinationAddress,
      destinationAddress: outward?.pickupAddress,
      scheduledAt: '2030-05-09T16:20:00.000Z',
      travelReference: 'AF 1381',
      quoteId: 'quote 1 2030-05-09T16:20:00.000Z',
    });
  });

  test('before the arrival of the outward ride is refused with its time', async () => {
    measure();
    priceOrders();
    keep({ words: 'return', returnDate: '2030-05-06T10:00' });
    const { user } = showBooking();

    expect(
      await screen.findByText('Le retour doit être après l’arrivée de l’aller, lun. 6 mai à 10:12.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Vérifier et réserver' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a series', () => {
  test('says how many rides it has and which holidays it skips', async () => {
    await openSeries();

    expect(await screen.findByText(/du lun\. 6 mai au lun\. 3 juin à 09:30/u)).toHaveTextContent(
      /^5\scourses, du/u,
    );
    expect(screen.getByText(/Sautés\s: lun\. 10 juin \(Pentecôte\)\./u)).toBeVisible();
  });

  test('shows its dates on the tap, where one is taken out and a holiday put back, and the count follows', async () => {
    const { user } = await openSeries();
    expect(screen.queryByRole('list', { name: 'Dates de la série' })).toBeNull();

    await user.click(await screen.findByRole('button', { name: 'Voir et retirer des dates' }));
    const dates = await screen.findByRole('list', { name: 'Dates de la série' });
    await user.click(within(dates).getByRole('button', { name: 'Retirer le lun. 13 mai' }));
    expect(screen.getByText(/du lun\. 6 mai au lun\. 3 juin/u)).toHaveTextContent(/^4\scourses/u);
    await user.click(within(dates).getByRole('button', { name: 'Ajouter le lun. 10 juin' }));

    expect(screen.getByText(/du lun\. 6 mai au lun\. 10 juin/u)).toHaveTextContent(/^5\scourses/u);
    expect(within(dates).getByRole('button', { name: 'Ajouter le lun. 13 mai' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Masquer les dates' }));
    expect(screen.queryByRole('list', { name: 'Dates de la série' })).toBeNull();
  });

  test('begins with the weekday of its date', async () => {
    measure();
    priceOrders();
    keep({});
    const { user } = showBooking();

    await user.click(screen.getByRole('button', { name: 'Répéter' }));

    expect(await screen.findByRole('button', { name: 'lundi' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'mardi' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByLabelText('Date et heure de la première course')).toBeVisible();
  });

  test('over sixty rides says where it stops', async () => {
    await openSeries({ weekdays: '1,2,3,4,5,6,0', until: '2030-09-01' });

    expect(
      await screen.findByText(/^Cela ferait \d+\scourses\. La série s’arrête à 60, le \S+ \d+ \S+\.$/u),
    ).toBeVisible();
  });

  test('loses a date and gets a holiday back in the recap, and the total follows', async () => {
    const sent = takeOrders({});
    const { user } = await openSeries();
    await review(user);
    const dialog = screen.getByRole('dialog', { name: 'Vérifiez vos 5 courses' });

    await user.click(within(dialog).getByRole('button', { name: 'Retirer le lun. 13 mai' }));
    await user.click(within(dialog).getByRole('button', { name: 'Retirer le lun. 20 mai' }));
    await user.click(within(dialog).getByRole('button', { name: 'Ajouter le lun. 10 juin' }));

    expect(await screen.findByRole('dialog', { name: 'Vérifiez vos 4 courses' })).toBeVisible();
    const button = screen.getByRole('button', { name: 'Réserver avec obligation de paiement' });
    await waitFor(() => expect(button).toBeEnabled());
    expect(dialog).toHaveTextContent(/4\scourses, TTC\s*288,40\s€/u);
    await user.click(button);
    expect(await screen.findByText('Courses réservées avec succès !')).toBeVisible();
    expect(sent[0]?.body.rides.map(({ scheduledAt }) => scheduledAt.slice(0, 10))).toEqual([
      '2030-05-06',
      '2030-05-27',
      '2030-06-03',
      '2030-06-10',
    ]);
    expect(sent[0]?.body.weekdays).toEqual([1]);
  });

  test('of which a price has changed is asked about again, with the new total', async () => {
    const sent = takeOrders({ status: 409, json: { code: 'quote_stale', message: 'Le prix a changé.' } }, {});
    const { user, quotes } = await openSeries();

    await user.click(await review(user));
    await waitFor(() => expect(quotes.length).toBeGreaterThan(1));
    const button = screen.getByRole('button', { name: 'Réserver avec obligation de paiement' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);

    expect(await screen.findByText('Courses réservées avec succès !')).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  test('whose quotes have expired at the same price says so', async () => {
    takeOrders({ status: 409, json: { code: 'quote_stale', message: 'Le prix a changé.' } });
    const { user } = await openSeries();

    await user.click(await review(user));

    expect(await screen.findByText(/Vos devis ont expiré\. Les nouveaux sont au même prix/u)).toBeVisible();
  });

  test('of which a price has changed says so, until its dates are others', async () => {
    takeOrders({ status: 409, json: { code: 'quote_stale', message: 'Le prix a changé.' } });
    const { user } = await openSeries();
    const button = await review(user);
    priceOrders('80.00');

    await user.click(button);
    expect(await screen.findByText(/Le prix a changé\s: 400,00\s€ au lieu de 360,50\s€/u)).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Retirer le lun. 13 mai' }));

    expect(await dialog.findByText(/4\scourses, TTC/u)).toBeVisible();
    expect(dialog.queryByText(/Le prix a changé/u)).toBeNull();
  });

  test('of one date asks for another one, and can be ordered with it', async () => {
    const { user } = await openSeries({ until: '2030-05-13' });
    const button = await review(user);
    const dialog = within(screen.getByRole('dialog', { name: 'Vérifiez vos deux courses' }));

    await user.click(dialog.getByRole('button', { name: 'Retirer le lun. 13 mai' }));
    expect(await dialog.findByText(/Il faut au moins deux courses/u)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Choisissez vos dates' })).toBeVisible();
    expect(dialog.queryByText('Calcul du prix...')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Ajouter le lun. 13 mai' }));

    await waitFor(() => expect(button).toBeEnabled());
  });

  test('whose answer was lost is sent again with the same key, also from a recap opened anew', async () => {
    const sent = takeOrders({ status: 0 }, { status: 0 }, {});
    const { user } = await openSeries();

    await user.click(await review(user));
    await screen.findByText(/Erreur lors de la réservation/u);
    await user.click(screen.getByRole('button', { name: 'Réserver avec obligation de paiement' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await screen.findByText(/Erreur lors de la réservation/u);
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await user.click(await review(user));
    expect(await screen.findByText('Courses réservées avec succès !')).toBeVisible();

    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  test('shows why it was refused', async () => {
    takeOrders({
      status: 400,
      json: { code: 'order_too_long', message: 'Votre première commande a 10 courses au plus.' },
    });
    const { user } = await openSeries();

    await user.click(await review(user));

    expect(await screen.findByText(/Votre première commande a 10 courses au plus/u)).toBeVisible();
  });
});
