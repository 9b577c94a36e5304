import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { changePassenger } from '#contract/rides/booking.calls.ts';
import {
  acceptOrder,
  cancelOrder,
  getOrderCancellation,
  listOrderRides,
  rejectOrder,
} from '#contract/rides/orders.calls.ts';
import type { RideOrderView } from '#contract/rides/ride-order.ts';
import { api, on, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { accepted, asked, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const none = { pending: 0, accepted: 0, in_progress: 0, completed: 0, cancelled: 0, rejected: 0 };

const back: RideOrderView = {
  id: 'order-1',
  place: 1,
  count: 2,
  leg: 'outward',
  weekdays: [],
  lastDay: '2030-05-07',
  statuses: { ...none, pending: 2 },
  other: {
    id: 'ride-13',
    number: 13,
    status: 'pending',
    scheduledAt: '2030-05-07T16:20:00.000Z',
    price: '80.00',
  },
};

const series: RideOrderView = {
  ...back,
  place: 4,
  count: 10,
  leg: null,
  weekdays: [1, 2, 4],
  lastDay: '2030-05-28',
  statuses: { ...none, accepted: 7, pending: 2, rejected: 1 },
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
      return HttpResponse.json({ ride: { ...asked, status: 'cancelled', order: back }, changed: 7 });
    }),
  );
  return sent;
}

describe('the card of a ride of an order', () => {
  test('says which leg it is and names the other ride', async () => {
    keepRides({ ...asked, order: back });

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
    keepRides({ ...asked, order: back });
    const sent = cancellations({ ride: '49.65', order: '0.00' });
    const { user } = pending();

    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    const dialog = await screen.findByRole('dialog', { name: 'Annuler' });
    expect(await within(dialog).findByText(/49,65\s€ resteraient dus/u)).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: /Les deux/u }));
    expect(await within(dialog).findByText('Rien à payer')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: /Annuler \(7\scourses\)/u }));

    expect(await screen.findByText(/7\scourses annulées/u)).toBeVisible();
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

    expect(await screen.findByText(/7\scourses annulées/u)).toBeVisible();
    expect(sent).toEqual([{ scope: 'following' }]);
  });

  test('says that what it would cost could not be read, and reads it again', async () => {
    keepRides({ ...asked, order: back });
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

test('a driver accepts all that waits of an order with one button', async () => {
  keepRides({ ...asked, order: back });
  const sent: unknown[] = [];
  api.use(
    on(acceptOrder, async ({ params, request }) => {
      sent.push(params.id, await request.json());
      return HttpResponse.json({ ride: { ...asked, status: 'accepted', order: back }, changed: 2 });
    }),
  );
  const { user } = visit('/pending-rides', { as: chloe });

  await user.click(await screen.findByRole('button', { name: 'Accepter les 2' }));

  expect(await screen.findByText(/2\scourses acceptées/u)).toBeVisible();
  expect(sent).toEqual([asked.id, { rides: [{ id: asked.id, version: asked.version }] }]);
});

test('an order that its client edited meanwhile shows what changed, and is accepted as it is now', async () => {
  const shown = { ...asked, order: back };
  const edited = { ...shown, version: 2, scheduledAt: '2030-05-07T09:00:00.000Z', estimatedPrice: '61.20' };
  keepRides(shown);
  const sent: unknown[] = [];
  api.use(
    on(acceptOrder, async ({ request }) => {
      sent.push(await request.json());
      if (sent.length > 1) return HttpResponse.json({ ride: { ...edited, status: 'accepted' }, changed: 2 });
      keepRides(edited);
      return HttpResponse.json(
        { code: 'ride_changed', message: 'La course a été modifiée entre-temps.' },
        { status: 409 },
      );
    }),
  );
  const { user } = visit('/pending-rides', { as: chloe });

  await user.click(await screen.findByRole('button', { name: 'Accepter les 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'La commande a été modifiée entre-temps.' });
  expect(await within(dialog).findByText(/61,20\s€/u)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Accepter la commande modifiée' }));

  expect(await screen.findByText(/2\scourses acceptées/u)).toBeVisible();
  expect(sent).toEqual([
    { rides: [{ id: asked.id, version: asked.version }] },
    { rides: [{ id: asked.id, version: 2 }] },
  ]);
});

test('a driver refuses all that waits of an order, for one reason', async () => {
  keepRides({ ...asked, order: back });
  const sent: unknown[] = [];
  api.use(
    on(rejectOrder, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ride: { ...asked, status: 'rejected', order: back }, changed: 2 });
    }),
  );
  const { user } = visit('/pending-rides', { as: chloe });

  await user.click(await screen.findByRole('button', { name: 'Refuser les 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refuser les 2 courses' });
  expect(within(dialog).getByText('Et 1 autre de la même commande.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Déjà en course' }));
  await user.click(within(dialog).getByRole('button', { name: 'Refuser les 2 courses' }));

  expect(await screen.findByText(/2\scourses refusées/u)).toBeVisible();
  expect(sent).toEqual([
    { rejectionReason: 'Déjà en course', rides: [{ id: asked.id, version: asked.version }] },
  ]);
});

test('an order that its client edited before the refusal shows what changed, and keeps the typed reason', async () => {
  const shown = { ...asked, order: back };
  const edited = { ...shown, version: 2, estimatedPrice: '61.20' };
  keepRides(shown);
  const sent: unknown[] = [];
  api.use(
    on(rejectOrder, async ({ request }) => {
      sent.push(await request.json());
      if (sent.length > 1) return HttpResponse.json({ ride: { ...edited, status: 'rejected' }, changed: 2 });
      keepRides(edited);
      return HttpResponse.json({ code: 'ride_changed', message: 'Modifiée.' }, { status: 409 });
    }),
  );
  const { user } = visit('/pending-rides', { as: chloe });
  const confirm = async () =>
    user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Refuser les 2 courses' }),
    );

  await user.click(await screen.findByRole('button', { name: 'Refuser les 2' }));
  await user.type(await screen.findByLabelText('Motif du refus'), 'Complet');
  await confirm();
  const dialog = within(
    await screen.findByRole('dialog', { name: 'La commande a été modifiée entre-temps.' }),
  );
  expect(await dialog.findByText(/61,20\s€/u)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Retour' }));
  await confirm();

  expect(await screen.findByText(/2\scourses refusées/u)).toBeVisible();
  expect(sent).toMatchObject([
    { rides: [{ version: asked.version }] },
    { rejectionReason: 'Complet', rides: [{ version: 2 }] },
  ]);
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
