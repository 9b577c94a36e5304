import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { getClientFile, listClientRides, saveClientNote } from '#contract/people/clients.calls.ts';
import type { ClientFileView } from '#contract/people/clients.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { answer, api, at, on, refuse } from '#web/testing/api.ts';
import { amelie, chloe, settings } from '#web/testing/people.ts';
import { accepted } from '#web/testing/rides.ts';
import { ClientFile } from './client-file.tsx';

const id = amelie.id;
const file: ClientFileView = {
  id,
  firstName: 'Amélie',
  lastName: 'Fontaine',
  email: 'amelie@example.fr',
  phone: '0612345678',
  note: 'Code 24B7',
  rideCount: 14,
};

function show() {
  render(
    <QueryClientProvider client={createQueryClient({ user: chloe, settings })}>
      <ClientFile clientId={id} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const note = () => screen.findByRole('textbox', { name: /Vos notes/u });

/** Types a note that is not saved, and closes the file. */
async function typeAndLeave(text: string) {
  const user = show();
  await user.type(await note(), text);
  cleanup();
}

beforeEach(() => {
  answer(at(getClientFile, { id }), file);
  answer(at(listClientRides, { id }), [accepted]);
});

describe('the file of a client', () => {
  test('says how to reach them and lists their rides', async () => {
    show();

    expect(await screen.findByText('06 12 34 56 78')).toBeVisible();
    expect(screen.getByText(/14\s?courses/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:0612345678');
    expect(screen.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', 'sms:0612345678');
    expect(await screen.findByText('Gare de Lyon → Aéroport d’Orly')).toBeVisible();
  });

  test('keeps the note, and says that it is kept', async () => {
    const received = answer(at(saveClientNote, { id }), file);
    const user = show();
    const field = await screen.findByRole('textbox', { name: /Vos notes/u });
    expect(field).toHaveValue('Code 24B7');
    expect(screen.getByRole('button', { name: 'Enregistrer la note' })).toBeDisabled();

    answer(at(getClientFile, { id }), { ...file, note: 'Code 24B7, 3e étage' });
    await user.type(field, ', 3e étage');
    await user.click(screen.getByRole('button', { name: 'Enregistrer la note' }));

    expect(await screen.findByText('Note enregistrée.')).toBeVisible();
    expect(received).toEqual([{ note: 'Code 24B7, 3e étage' }]);
  });

  test('keeps a note that was typed and not saved, until it is', async () => {
    answer(at(saveClientNote, { id }), file);
    await typeAndLeave(', 3e étage');

    const user = show();
    expect(await note()).toHaveValue('Code 24B7, 3e étage');
    answer(at(getClientFile, { id }), { ...file, note: 'Code 24B7, 3e étage' });
    await user.click(screen.getByRole('button', { name: 'Enregistrer la note' }));
    expect(await screen.findByText('Note enregistrée.')).toBeVisible();
    cleanup();

    answer(at(getClientFile, { id }), { ...file, note: 'Code 9' });
    show();
    expect(await note()).toHaveValue('Code 9');
  });

  test('shows a note that was saved elsewhere before what was typed replaces it', async () => {
    await typeAndLeave(', 3e étage');
    answer(at(getClientFile, { id }), { ...file, note: 'Code 9' });

    const user = show();
    expect(await screen.findByText(/une autre note a été enregistrée\s: «\sCode 9\s»/u)).toBeVisible();
    expect(await note()).toHaveValue('Code 24B7, 3e étage');
    await user.click(screen.getByRole('button', { name: 'Abandonner ma saisie' }));

    expect(await note()).toHaveValue('Code 9');
    expect(screen.queryByText(/une autre note/u)).toBeNull();
  });

  test('reads the rides page by page', async () => {
    api.use(
      on(at(listClientRides, { id }), ({ request }) =>
        new URL(request.url).searchParams.has('before')
          ? HttpResponse.json([{ ...accepted, id: 'ride-2', pickupAddress: 'Gare du Nord, 75010 Paris' }])
          : HttpResponse.json([accepted], { headers: { 'X-Next-Cursor': 'more' } }),
      ),
    );
    const user = show();

    await user.click(await screen.findByRole('button', { name: 'Afficher plus de courses' }));

    expect(await screen.findByText('Gare du Nord → Aéroport d’Orly')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Afficher plus de courses' })).toBeNull();
  });

  test('is none once the client is gone', async () => {
    refuse(at(getClientFile, { id }), 404, { code: 'client_not_found', message: 'Client introuvable' });
    show();

    expect(await screen.findByText('Ce client n’a plus de fiche.')).toBeVisible();
  });
});
