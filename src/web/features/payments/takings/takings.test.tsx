import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type { UserView } from '#contract/account/auth.ts';
import { urlOf } from '#contract/call.ts';
import type { AccountingView } from '#contract/money/accounting.ts';
import { payRide } from '#contract/money/payments.calls.ts';
import {
  downloadBills,
  downloadFec,
  downloadTakings,
  getAccounting,
  getTakings,
  listReceipts,
} from '#contract/money/takings.calls.ts';
import type { ReceiptsView, TakingsView } from '#contract/money/takings.ts';
import { usualAccounting } from '#domain/accounting/accounting.ts';
import { api, at, on, refuse } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { accepted } from '#web/testing/rides.ts';
import { visit } from '#web/testing/visit.tsx';

const ines: UserView = { ...chloe, id: 'ines', role: 'admin', firstName: 'Inès' };
const days = ['04', '05', '06', '07', '08', '09', '10'].map((day) => `2026-05-${day}`);
const nothing: TakingsView = {
  period: 'week',
  firstDay: '2026-05-04',
  lastDay: '2026-05-10',
  total: '0.00',
  rides: 0,
  average: null,
  refunded: '0.00',
  byMethod: { cash: '0.00', paypal: '0.00', stripe: '0.00' },
  steps: days.map((firstDay) => ({ firstDay, total: '0.00', rides: 0 })),
  before: { firstDay: '2026-04-27', lastDay: '2026-05-03', total: '0.00', rides: 0, average: null },
  toCollect: { rides: [], count: 0, total: '0.00' },
  waiting: [],
};
const week: TakingsView = {
  ...nothing,
  total: '1284.60',
  rides: 31,
  average: '41.44',
  refunded: '41.50',
  byMethod: { cash: '214.40', paypal: '1111.70', stripe: '-41.50' },
  steps: days.map((firstDay, index) => ({
    firstDay,
    total: index === 1 ? '-41.50' : '221.02',
    rides: index,
  })),
  before: { firstDay: '2026-04-27', lastDay: '2026-05-03', total: '1300.00', rides: 28, average: '46.43' },
};
const book: ReceiptsView = {
  receipts: [
    {
      id: 1,
      at: '2026-05-04T07:30:00.000Z',
      kind: 'cash_confirmed',
      method: 'cash',
      amount: '42.50',
      reference: 'P-2026-000008',
      document: 'F-2026-00004',
      rideId: 'ride-8',
      rideNumber: 8,
      clientName: 'Amélie Durand',
    },
    {
      id: 2,
      at: '2026-05-05T08:00:00.000Z',
      kind: 'refunded',
      method: 'stripe',
      amount: '-41.50',
      reference: 'P-2026-000009',
      document: '',
      rideId: 'ride-9',
      rideNumber: 9,
      clientName: 'Hugo Petit',
    },
  ],
  next: null,
};

const serveBook = (answer: ReceiptsView) => api.use(on(listReceipts, () => HttpResponse.json(answer)));
const accounts: AccountingView = { ...usualAccounting, siren: '999840218' };
beforeEach(() => {
  serveBook(book);
  api.use(on(getAccounting, () => HttpResponse.json(accounts)));
});

const bookRows = async () =>
  within(await screen.findByRole('region', { name: 'Livre des recettes' })).getAllByRole('row');

/** Opens the takings with a stand-in server that records the requests. */
function openTakings(takings: TakingsView, search = '?periode=semaine&date=2026-05-06', viewer = chloe) {
  const asked: string[] = [];
  api.use(
    on(getTakings, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(takings);
    }),
  );
  return { ...visit(`/takings${search}`, { as: viewer }), asked };
}

describe('the takings of a week', () => {
  test('show the total, its parts and the refunds', async () => {
    openTakings(week);

    expect(await screen.findByText(/^1\s284,60\s€$/u)).toBeVisible();
    expect(screen.getByText(/après 41,50\s€ rendus aux clients/u)).toBeVisible();
    expect(screen.getByRole('heading', { name: /^4.10 mai 2026$/u })).toBeVisible();
    expect(screen.getByText(/^1\s111,70\s€$/u)).toBeVisible();
  });

  test('say how many rides, their average, and how the week before was', async () => {
    openTakings(week);

    const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement;
    expect(await figure('Courses payées')).toHaveTextContent(/31\+\s3$/u);
    expect(await figure('Moyenne par course')).toHaveTextContent(/41,44\s€−\s4,99\s€$/u);
    expect(await figure('27 avril – 3 mai 2026')).toHaveTextContent(/1\s300,00\s€−\s15,40\s€$/u);
  });

  test('are plotted by day, and the same in a table', async () => {
    openTakings(week);

    const table = await screen.findByRole('table', { name: 'Recettes par jour' });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(8);
    expect(rows[2]).toHaveTextContent(/^mardi 5 mai 2026-41,50\s€1$/u);
    expect(document.querySelectorAll('.plot-column')).toHaveLength(7);
  });

  test('list every receipt with its number, its client and its ride', async () => {
    openTakings(week);

    const [, cash, refund] = await bookRows();
    expect(cash).toHaveTextContent(
      /4 mai à 09:30.*P-2026-000008.*F-2026-00004.*Amélie Durand.*Transport de personnes.*n° 8.*Espèces.*42,50\s€/u,
    );
    expect(refund).toHaveTextContent(
      /5 mai à 10:00.*P-2026-000009.*Hugo Petit.*Remboursement.*n° 9.*Carte bancaire.*-41,50\s€/u,
    );
  });

  test('show the next page of the book when it is asked for', async () => {
    api.use(
      on(listReceipts, ({ request }) => {
        const isSecond = new URL(request.url).searchParams.get('after') === 'second';
        const [cash, refund] = book.receipts;
        return HttpResponse.json(
          isSecond ? { receipts: [refund], next: null } : { receipts: [cash], next: 'second' },
        );
      }),
    );
    const { user } = openTakings(week);
    expect(await bookRows()).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: 'Afficher la suite' }));

    expect(await screen.findByText(/Hugo Petit/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
    expect(screen.getByText(/^2\slignes$/u)).toBeVisible();
  });

  test('can be exported as files of the same period', async () => {
    openTakings(week);
    const input = { query: { period: 'week', date: '2026-05-04' } } as const;

    const links = [
      ['Livre des recettes (CSV)', urlOf(downloadTakings, input)],
      ['Factures et avoirs (CSV)', urlOf(downloadBills, input)],
      ['Écritures comptables (FEC)', urlOf(downloadFec, input)],
    ] as const;
    for (const [name, href] of links)
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('can be switched to the week before, the month, the day and the year', async () => {
    const { user, asked } = openTakings(week);
    await bookRows();
    const choose = async (name: string, query: string) => {
      await user.click(screen.getByRole('button', { name }));
      await expect.poll(() => asked.at(-1)).toBe(query);
    };
    expect(asked).toEqual(['?period=week&date=2026-05-04']);

    await choose('Période précédente', '?period=week&date=2026-04-27');
    await choose('Mois', '?period=month&date=2026-04-01');
    expect(screen.getByRole('heading', { name: 'avril 2026' })).toBeVisible();
    await choose('Jour', '?period=day&date=2026-04-01');
    expect(screen.getByRole('heading', { name: 'mercredi 1er avril 2026' })).toBeVisible();
    await choose('Année', '?period=year&date=2026-01-01');

    expect(screen.getByRole('heading', { name: '2026' })).toBeVisible();
    expect(asked).toHaveLength(5);
  });
});

test('there is no period after the current one', async () => {
  serveBook({ receipts: [], next: null });
  openTakings(nothing, '');

  expect(await screen.findByRole('heading', { name: 'Aucun mouvement' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Période suivante' })).toBeDisabled();
  expect(screen.queryByRole('table', { name: 'Recettes par jour' })).toBeNull();
});

test('takings that cannot be loaded can be retried', async () => {
  refuse(getTakings, 403, { code: 'not_allowed', message: 'Non.' });
  const { user } = visit('/takings', { as: chloe });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.use(on(getTakings, () => HttpResponse.json(week)));

  await user.click(retry);

  expect(await screen.findByText(/^1\s284,60\s€$/u)).toBeVisible();
});

test('a ride that waits for the driver’s confirmation is confirmed there, and leaves the list', async () => {
  const announced = {
    ...accepted,
    status: 'completed',
    paymentStatus: 'paid',
    paymentMethod: 'cash',
  } as const;
  const { user } = openTakings({ ...week, waiting: [announced] });
  api.use(
    on(at(payRide, { id: 'ride-12' }), () => {
      api.use(on(getTakings, () => HttpResponse.json(week)));
      return HttpResponse.json({ ...announced, cashConfirmedAt: '2026-05-06T10:00:00.000Z' });
    }),
  );
  const ride = await screen.findByRole('article', { name: 'Course n° 12' });
  expect(ride).toHaveTextContent(/Amélie Durand.*Course n° 12 · À régler au chauffeur/u);

  await user.click(within(ride).getByRole('button', { name: 'Espèces reçues' }));

  expect(await screen.findByText(/espèces reçues$/u)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Course n° 12' })).toBeNull());
});

test('what is still to collect is a list of links to its rides', async () => {
  const owed = { ...accepted, status: 'completed', finalPrice: '60.00' } as const;
  openTakings({ ...week, toCollect: { rides: [owed], count: 1, total: '60.00' } });

  const list = await screen.findByRole('region', { name: 'Reste à encaisser' });

  const link = within(list).getByRole('link', { name: /Amélie Durand.*course n°\s12.*60,00\s€/u });
  expect(link).toHaveAttribute('href', '/dashboard/driver?onglet=terminees&recherche=12');
});

test('more than a thousand rides to collect have no sum', async () => {
  openTakings({ ...week, toCollect: { rides: [accepted], count: 1001, total: null } });

  expect(await screen.findByText(/^1\s000\+ courses$/u)).toBeVisible();
  expect(screen.getByText('Les 1 plus récentes.')).toBeVisible();
});

test('a book that cannot be loaded can be retried', async () => {
  refuse(listReceipts, 403, { code: 'not_allowed', message: 'Non.' });
  const { user } = openTakings(week);
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  serveBook(book);

  await user.click(retry);

  expect(await bookRows()).toHaveLength(3);
});

test('the admin reads the takings of all drivers', async () => {
  openTakings({ ...week, toCollect: { rides: [accepted], count: 1, total: '42.50' } }, '', ines);

  expect(await screen.findByText('Ce que les courses de tous les chauffeurs ont rapporté')).toBeVisible();
  expect(await screen.findByRole('link', { name: /course n°\s12/u })).toHaveAttribute(
    'href',
    '/dashboard/admin?onglet=courses&recherche=12',
  );
});
