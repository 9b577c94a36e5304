import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { acceptRide, getRide, rejectRide } from '#contract/rides/rides.calls.ts';
import { answer, api, at, on, refuse } from '#web/testing/api.ts';
import { inCard, inDialog, openDesk } from '#web/testing/driver-desk.ts';
import { asked, keepRides } from '#web/testing/stand-in-rides.ts';
import { readChangedRides } from '../reads/changed-rides.ts';

describe('a request', () => {
  test('is accepted with one press, and leaves the list', async () => {
    keepRides(asked);
    const { user } = openDesk();

    await user.click(await inCard(12, 'Accepter'));

    expect(await screen.findByText('Course n° 12 acceptée')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Course n° 12' })).toBeNull());
  });

  test('that another driver accepted first names them, and the list is refreshed', async () => {
    const { rides } = keepRides(asked);
    api.use(
      on(acceptRide, () => {
        rides.delete(asked.id);
        return HttpResponse.json(
          { code: 'ride_taken', message: 'Cette course a déjà été acceptée par Karim.' },
          { status: 409 },
        );
      }),
    );
    const { user } = openDesk();

    await user.click(await inCard(12, 'Accepter'));

    expect(await screen.findByText('Cette course a déjà été acceptée par Karim.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Aucune demande en attente' })).toBeVisible();
  });

  test('that its client edited meanwhile shows what changed, and is accepted as it is now', async () => {
    const edited = { ...asked, version: 2, estimatedPrice: '55.00', passengers: 4 };
    const { rides } = keepRides(asked);
    const sent: unknown[] = [];
    api.use(
      on(getRide, () => HttpResponse.json(rides.get(asked.id))),
      on(acceptRide, async ({ request }) => {
        const body = (await request.json()) as { version: number };
        sent.push(body);
        if (body.version === 2) return HttpResponse.json({ ...edited, status: 'accepted' });
        rides.set(asked.id, edited);
        return HttpResponse.json({ code: 'ride_changed', message: 'Modifiée.' }, { status: 409 });
      }),
    );
    const { user } = openDesk();

    await user.click(await inCard(12, 'Accepter'));
    const dialog = await screen.findByRole('dialog', { name: 'La course a été modifiée entre-temps.' });
    await waitFor(() => expect(dialog).toHaveTextContent(/Prix42,50\s€55,00\s€/u));
    expect(dialog).toHaveTextContent(/Voyageurs2\spassagers4\spassagers/u);
    await user.click(await inDialog('Accepter la course modifiée'));

    expect(await screen.findByText('Course n° 12 acceptée')).toBeVisible();
    expect(sent).toEqual([{ version: 1 }, { version: 2 }]);
  });

  test('that cannot be read after it was edited says so, and is read again on demand', async () => {
    const edited = { ...asked, version: 2, estimatedPrice: '55.00' };
    keepRides(asked);
    refuse(at(acceptRide, { id: asked.id }), 409, { code: 'ride_changed', message: 'Modifiée.' });
    refuse(at(getRide, { id: asked.id }), 400, { code: 'invalid_request', message: 'Non.' });
    const { user } = openDesk();
    await user.click(await inCard(12, 'Accepter'));
    const dialog = await screen.findByRole('dialog', { name: 'La course a été modifiée entre-temps.' });
    expect(await within(dialog).findByText('La course modifiée n’a pas pu être lue.')).toBeVisible();
    answer(at(getRide, { id: asked.id }), edited);

    await user.click(within(dialog).getByRole('button', { name: 'Réessayer' }));

    await waitFor(() => expect(dialog).toHaveTextContent(/Prix42,50\s€55,00\s€/u));
  });

  test('that another driver took after it was edited waits for no answer', async () => {
    keepRides(asked);
    refuse(at(acceptRide, { id: asked.id }), 409, { code: 'ride_changed', message: 'Modifiée.' });
    refuse(at(getRide, { id: asked.id }), 404, { code: 'ride_not_found', message: 'Introuvable.' });
    const { user } = openDesk();

    await user.click(await inCard(12, 'Accepter'));

    expect(await screen.findByText('Cette demande n’attend plus de réponse.')).toBeVisible();
  });

  test('is refused with a reason', async () => {
    const { received } = keepRides(asked);
    const { user } = openDesk();

    await user.click(await inCard(12, 'Refuser'));
    await user.click(await screen.findByRole('button', { name: 'Déjà en course' }));
    await user.click(await inDialog('Refuser la course'));

    expect(await screen.findByText('Course n° 12 refusée')).toBeVisible();
    expect(received).toEqual([{ rejectionReason: 'Déjà en course', version: 1 }]);
  });

  test('that its client edited before the refusal shows what changed, and the typed reason refuses it as it is now', async () => {
    const edited = { ...asked, version: 2, estimatedPrice: '55.00' };
    const { rides } = keepRides(asked);
    const sent: unknown[] = [];
    api.use(
      on(getRide, () => HttpResponse.json(rides.get(asked.id))),
      on(rejectRide, async ({ request }) => {
        const body = (await request.json()) as { version: number };
        sent.push(body);
        if (body.version === 2) return HttpResponse.json({ ...edited, status: 'rejected' });
        rides.set(asked.id, edited);
        return HttpResponse.json({ code: 'ride_changed', message: 'Modifiée.' }, { status: 409 });
      }),
    );
    const { user } = openDesk();

    await user.click(await inCard(12, 'Refuser'));
    await user.type(await screen.findByLabelText('Motif du refus'), 'Trop loin');
    await user.click(await inDialog('Refuser la course'));
    const dialog = await screen.findByRole('dialog', { name: 'La course a été modifiée entre-temps.' });
    await waitFor(() => expect(dialog).toHaveTextContent(/Prix42,50\s€55,00\s€/u));
    expect(dialog).toHaveTextContent('Rien n’est encore refusé.');
    await user.click(await inDialog('Retour'));
    expect(await screen.findByLabelText('Motif du refus')).toHaveValue('Trop loin');
    await user.click(await inDialog('Refuser la course'));

    expect(await screen.findByText('Course n° 12 refusée')).toBeVisible();
    expect(sent).toMatchObject([{ version: 1 }, { rejectionReason: 'Trop loin', version: 2 }]);
    expect(screen.queryByText('Modifiée.')).toBeNull();
  });

  test('that changes while its refusal is typed is refused as the dialog shows it now', async () => {
    const { rides, received } = keepRides(asked);
    const { user, queries } = openDesk();
    await user.click(await inCard(12, 'Refuser'));
    await user.type(await screen.findByLabelText('Motif du refus'), 'Trop loin');

    rides.set(asked.id, { ...asked, version: 2, estimatedPrice: '55.00' });
    await act(() => readChangedRides(queries, [asked.id]));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/55,00\s€/u);
    await user.click(await inDialog('Refuser la course'));

    expect(await screen.findByText('Course n° 12 refusée')).toBeVisible();
    expect(received).toEqual([{ rejectionReason: 'Trop loin', version: 2 }]);
  });
});
