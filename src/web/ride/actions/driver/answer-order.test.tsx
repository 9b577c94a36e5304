import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { acceptOrder, rejectOrder } from '#contract/rides/orders.calls.ts';
import { api, on } from '#web/testing/api.ts';
import { returnOrder } from '#web/testing/orders.ts';
import { chloe } from '#web/testing/people.ts';
import { asked, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

test('a driver accepts all that waits of an order with one button', async () => {
  keepRides({ ...asked, order: returnOrder });
  const sent: unknown[] = [];
  api.use(
    on(acceptOrder, async ({ params, request }) => {
      sent.push(params.id, await request.json());
      return HttpResponse.json({ ride: { ...asked, status: 'accepted', order: returnOrder }, changed: 2 });
    }),
  );
  const { user } = visit('/pending-rides', { as: chloe });

  await user.click(await screen.findByRole('button', { name: 'Accepter les 2' }));

  expect(await screen.findByText(/2\scourses acceptées/u)).toBeVisible();
  expect(sent).toEqual([asked.id, { rides: [{ id: asked.id, version: asked.version }] }]);
});

test('an order that its client edited meanwhile shows what changed, and is accepted as it is now', async () => {
  const shown = { ...asked, order: returnOrder };
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
  keepRides({ ...asked, order: returnOrder });
  const sent: unknown[] = [];
  api.use(
    on(rejectOrder, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ride: { ...asked, status: 'rejected', order: returnOrder }, changed: 2 });
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
  const shown = { ...asked, order: returnOrder };
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
