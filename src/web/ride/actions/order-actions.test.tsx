import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { changePassenger } from '#contract/rides/booking.calls.ts';
import { cancelOrder, getOrderCancellation, listOrderRides } from '#contract/rides/orders.calls.ts';
import type { RideOrderView } from '#contract/rides/ride-order.ts';
import { api, on, refuse } from '#web/testing/api.ts';
import { noRides, returnOrder } from '#web/testing/orders.ts';
import { amelie } from '#web/testing/people.ts';
import { accepted, asked, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const series: RideOrderView = {
  ...returnOrder,
  place: 4,
  count: 10,
  leg: null,
  weekdays: [1, 2, 4],
  lastDay: '2030-05-28',
  statuses: { ...noRides, accepted: 7, pending: 2, rejected: 1 },
  other: null,
};

const pending = () => visit('/dashboard/client?onglet=en-attente', { as: amelie });

/** What a cancellation would cost, by its scope. */
function cancellations(fees: Record<string, string | null>) {
  const sent: unknown[] = [];
  api.use(
    on(getOrderCancellation, ({ request }) => {
      const scope = new URL(request.url).searchParams.get('scope') ?? '';
      const rides = scope === 'ride' ? 1 : 7;
      return HttpResponse.json({
        rides,
        price: '200.20',
        fee: fees[scope] ?? null,
        firstAt: asked.scheduledAt,
        lastAt: asked.scheduledAt,
      });
    }),
    on(cancelOrder, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ride: { ...asked, status: 'cancelled', order: returnOrder }, changed: 7 });
    }),
  );
  return sent;
}

describe('the card of a ride of an order', () => {
  test('says which leg it is and names the other ride', async () => {
    keepRides({ ...asked, order: returnOrder });

    pending();

    const card = await screen.findByRole('article');
    expect(within(card).getByText('Aller')).toBeVisible();
    expect(await within(card).findByRole('button', { name: /Retour\s: n°\s13.*80,00\s€/u })).toBeVisible();
  });

  test('of a series says its position, its days and how all of it stands', async () => {
    keepRides({ ...asked, order: series });

    pending();

    const card = await screen.findByRole('article');
    expect(within(card).getByText('4 sur 10')).toBeVisible();
    expect(await within(card).findByText(/lun\., mar\., jeu\. jusqu’au 28 mai 2030/u)).toBeVisible();
    expect(within(card).getByText(/7\sacceptées, 2\sen attente, 1\srefusée/u)).toBeVisible();
  });
});

describe('cancelling a ride of an order', () => {
  test('asks for this ride or both, and says what is due before the button', async () => {
    keepRides({ ...asked, order: returnOrder });
    const sent = cancellations({ ride: '49.65', order: '0.00' });
    const { user } = pending();

    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    const dialog = await screen.findByRole('dialog', { name: 'Annuler' });
    expect(await within(dialog).findByText(/49,65\s€ resteraient dus/u)).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: /Les deux/u }));
    expect(await within(dialog).findByText('Rien à payer')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: /Annuler \(7\scourses\)/u }));

    expect(await screen.findByText(/7\sannulations faites/u)).toBeVisible();
    expect(sent).toEqual([{ scope: 'order', fee: '0.00' }]);
  });

  test('of a series offers this one and those after it', async () => {
    keepRides({ ...asked, order: series });
    const sent = cancellations({});
    const { user } = pending();

    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    const dialog = await screen.findByRole('dialog', { name: 'Annuler' });
    await user.click(within(dialog).getByRole('radio', { name: /Celle-ci et les suivantes/u }));
    await user.click(await within(dialog).findByRole('button', { name: /Annuler \(7\scourses\)/u }));

    expect(await screen.findByText(/7\sannulations faites/u)).toBeVisible();
    expect(sent).toEqual([{ scope: 'following' }]);
  });

  test('says that what it would cost could not be read, and reads it again', async () => {
    keepRides({ ...asked, order: returnOrder });
    refuse(getOrderCancellation, 404, { code: 'ride_not_found', message: 'Course introuvable.' });
    const { user } = pending();

    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Annuler' }));
    expect(await dialog.findByText(/l’annulation coûterait n’a pas pu être lu/u)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Annuler la course' })).toBeDisabled();
    cancellations({ ride: '49.65' });
    await user.click(dialog.getByRole('button', { name: 'Réessayer' }));

    expect(await dialog.findByText(/49,65\s€ resteraient dus/u)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Annuler la course' })).toBeEnabled();
  });
});

test('the line of a series opens its rides, a page at a time', async () => {
  keepRides({ ...asked, order: series });
  const line = (number: number, status: string) => ({
    id: `ride-${number}`,
    number,
    place: number,
    leg: null,
    status,
    scheduledAt: asked.scheduledAt,
    price: '28.60',
  });
  api.use(
    on(listOrderRides, ({ request }) => {
      const isSecond = new URL(request.url).searchParams.get('after') === '2';
      return HttpResponse.json(
        isSecond
          ? { rides: [line(12, 'pending')], next: null }
          : { rides: [line(10, 'accepted'), line(11, 'rejected')], next: '2' },
      );
    }),
  );
  const { user } = pending();

  await user.click(await screen.findByRole('button', { name: /7\sacceptées, 2\sen attente, 1\srefusée/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Courses de la série' }));
  expect(await dialog.findByText(/n°\s10, Acceptée/u)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Voir les suivantes' }));

  expect(await dialog.findByText(/n°\s12, En attente/u)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Voir les suivantes' })).toBeNull();
});

test('a client changes who rides, also of an accepted ride', async () => {
  keepRides(accepted);
  const sent: unknown[] = [];
  api.use(
    on(changePassenger, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...accepted, passenger: { name: 'Karim Haddad', phone: null } });
    }),
  );
  const { user } = visit('/dashboard/client?onglet=en-cours', { as: amelie });

  await user.click(await screen.findByRole('button', { name: 'Passager' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changer le passager' }));
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await dialog.findByText('Indiquez le nom du passager.')).toBeVisible();
  await user.type(dialog.getByLabelText('Nom du passager'), 'Karim Haddad');
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));

  expect(await screen.findByText('Passager changé')).toBeVisible();
  expect(sent).toEqual([{ passenger: { name: 'Karim Haddad', phone: '' } }]);
});
