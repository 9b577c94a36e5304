import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { takeSeveral } from '#contract/rides/telephone-orders.calls.ts';
import { getTripVerdict } from '#contract/rides/verdicts.calls.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { PageStateContext } from '#web/browser/page-state.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { blankContact } from '#web/signals/order-draft.ts';
import { answer, api, on, refuse } from '#web/testing/api.ts';
import { chloe, map, settings } from '#web/testing/people.ts';
import { accepted } from '#web/testing/rides.ts';
import { verdict } from '#web/testing/verdicts.ts';
import { measure, priceOrders, trip } from '../show-booking.tsx';
import { NewOrderDialog } from './new-order-dialog.tsx';

const address = 'https://vtc.example.fr/ma-course';
const link = (name: string, leg: 'outward' | 'return' | null) => ({
  url: `${address}/${name}`,
  endsAt: '2030-05-13T07:30:00.000Z',
  leg,
});
const contact = { ...blankContact, firstName: 'Camille', phone: '0612345678' };

/** What the verdicts were asked for. */
function answerVerdicts(): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  api.use(
    on(getTripVerdict, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(verdict());
    }),
  );
  return asked;
}

function showOrder(change: Partial<BookingDraft> = {}) {
  measure();
  const quotes = priceOrders();
  const verdicts = answerVerdicts();
  render(
    <PageStateContext value={{ user: chloe, settings, stripeEnabled: false, map }}>
      <QueryClientProvider client={createQueryClient({ user: chloe, settings })}>
        <NewOrderDialog open draft={{ trip: { ...trip, ...change }, contact }} onClose={() => {}} />
      </QueryClientProvider>
    </PageStateContext>,
  );
  return { user: userEvent.setup(), quotes, verdicts };
}

const price = () => screen.getByRole('region', { name: 'Prix' });

describe('a return taken by telephone', () => {
  test('opens with its word, is priced both ways and created as one order with two links', async () => {
    const links = [link('there', 'outward'), link('back', 'return')];
    const received = answer(takeSeveral, { ride: accepted, changed: 2, links });
    const { user, verdicts } = showOrder();

    await user.click(screen.getByRole('button', { name: 'Retour' }));
    await user.type(await screen.findByLabelText('Date et heure du retour'), '2030-05-09T18:20');
    expect(await within(price()).findByText(/144,20/u)).toBeVisible();
    expect(within(price()).getByText('Aller-retour, TTC')).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('group', { name: /^Puis-je la prendre/u })).toHaveLength(2),
    );
    await waitFor(() =>
      expect(verdicts.map((one) => one.get('scheduledAt'))).toContain('2030-05-09T16:20:00.000Z'),
    );
    await user.click(screen.getByRole('button', { name: 'Créer les 2 courses et envoyer le lien' }));

    const done = await screen.findByRole('dialog', { name: '2 courses créées' });
    expect(within(done).getByText(`${address}/there`)).toBeVisible();
    expect(within(done).getByText(`${address}/back`)).toBeVisible();
    expect(received).toMatchObject([
      {
        contact: { firstName: 'Camille' },
        takenByMe: true,
        withReturns: true,
        weekdays: [],
        rides: [
          { pickupAddress: trip.pickup, quoteId: 'quote 0 2030-05-06T07:30:00.000Z' },
          { pickupAddress: trip.destination, quoteId: 'quote 1 2030-05-09T16:20:00.000Z' },
        ],
      },
    ]);
  });

  test('at another price says the price of both, and without its date has no price yet', async () => {
    const received = answer(takeSeveral, { ride: accepted, changed: 2, links: [] });
    const { user } = showOrder({ words: 'return' });
    expect(await within(price()).findByText(/Choisissez les dates/u)).toBeVisible();

    await user.type(await screen.findByLabelText('Date et heure du retour'), '2030-05-09T18:20');
    await within(price()).findByText(/144,20/u);
    await user.type(screen.getByLabelText('Autre prix'), '130');
    await user.type(screen.getByLabelText('Raison'), 'Client fidèle');
    expect(within(price()).getByRole('status')).toHaveTextContent('130,00');
    expect(within(price()).getByText(/^.14,20/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Créer les 2 courses/u }));

    await waitFor(() =>
      expect(received).toMatchObject([{ agreedPrice: '130.00', priceReason: 'Client fidèle' }]),
    );
  });
});

describe('a series taken by telephone', () => {
  const mondays = { words: 'repeat', weekdays: '1', until: '2030-06-03' };

  test('says how many rides it makes, and shows the link of the first', async () => {
    const received = answer(takeSeveral, { ride: accepted, changed: 5, links: [link('first', null)] });
    const { user } = showOrder(mondays);

    expect(await within(price()).findByText(/360,50/u, { selector: 'b' })).toBeVisible();
    expect(within(price()).getByText('5 courses, TTC')).toBeVisible();
    expect(await screen.findByText('Première date')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Créer les 5 courses et envoyer le lien' }));

    const done = await screen.findByRole('dialog', { name: '5 courses créées' });
    expect(within(done).getByText(/les autres sont sur leur carte/u)).toBeVisible();
    expect(received).toMatchObject([{ withReturns: false, weekdays: [1], rides: { length: 5 } }]);
  });

  test('whose prices have changed reads them again, and says so', async () => {
    refuse(takeSeveral, 409, { code: 'quote_stale', message: 'Le prix a changé.' });
    const { user, quotes } = showOrder(mondays);
    await within(price()).findByText(/360,50/u, { selector: 'b' });

    await user.click(screen.getByRole('button', { name: /^Créer les 5 courses/u }));

    expect(await screen.findByText('Le prix a changé.')).toBeVisible();
    await waitFor(() => expect(quotes).toHaveLength(2));
  });
});

test('stops and a car by the hour are typed as in the form of a client', async () => {
  const { user } = showOrder();

  await user.click(screen.getByRole('button', { name: 'Étape' }));
  expect(await screen.findByRole('combobox', { name: 'Étape 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'À l’heure' })).toHaveAttribute('aria-disabled', 'true');
});
