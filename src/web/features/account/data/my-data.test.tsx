import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { eraseMyAccount, exportMyData, getErasure } from '#contract/account/personal-data.calls.ts';
import type { ObstacleView } from '#contract/account/personal-data.ts';
import { answer, api, on, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';

const saved = vi.hoisted(() => [] as string[]);
vi.mock('#web/browser/save-file.ts', () => ({
  saveFile: (_content: Blob, name: string) => void saved.push(name),
}));

const obstacle: ObstacleView = {
  kind: 'payment_due',
  rideId: 'r1',
  status: 'completed',
  number: 1239,
  scheduledAt: '2026-04-24T10:00:00.000Z',
  pickupAddress: 'Versailles',
  destinationAddress: 'Orly',
  hours: null,
  amount: '18.60',
};

async function asks() {
  const { user } = visit('/profile', { as: amelie });
  await user.click(await screen.findByRole('button', { name: 'Supprimer mon compte' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Supprimer mon compte' }) };
}

describe('the export', () => {
  test('says that it is being prepared and then hands the file over under its name', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="mes-donnees-2026-05-04.zip"' };
    api.use(on(exportMyData, () => HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers })));
    const { user } = visit('/profile', { as: amelie });

    await user.click(await screen.findByRole('button', { name: 'Exporter' }));

    await waitFor(() => expect(saved).toEqual(['mes-donnees-2026-05-04.zip']));
  });

  test('that is refused says why', async () => {
    refuse(exportMyData, 429, { code: 'too_many_requests', message: 'Trop de demandes.' });
    const { user } = visit('/profile', { as: amelie });

    await user.click(await screen.findByRole('button', { name: 'Exporter' }));

    expect(await screen.findByText('Trop de demandes.')).toBeVisible();
  });
});

describe('the erasure', () => {
  test('tells what goes and what the law keeps, asks for the password, and leaves', async () => {
    answer(getErasure, {
      obstacles: [],
      kept: [
        { paper: 'vouchers', count: 4, until: '2029-05-07' },
        { paper: 'invoices', count: 1, until: '2036-12-31' },
        { paper: 'payments', count: 4, until: '2036-12-31' },
      ],
    });
    const sent = answer(eraseMyAccount, { message: 'Votre compte est supprimé.' });
    const { user, dialog } = await asks();
    expect(await within(dialog).findByText('4 bons de réservation')).toBeVisible();
    expect(within(dialog).getByText('1 facture, 4 paiements')).toBeVisible();
    expect(within(dialog).getByText(/31 décembre 2036/u)).toBeVisible();

    answer(getCurrentUser, { user: null });
    await user.type(within(dialog).getByLabelText('Votre mot de passe'), 'trois petits chats');
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer mon compte' }));

    expect(await screen.findByText('Votre compte est supprimé.')).toBeVisible();
    expect(sent).toEqual([{ currentPassword: 'trois petits chats' }]);
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  test('with a wrong password says so at the field, and nothing is lost', async () => {
    answer(getErasure, { obstacles: [], kept: [] });
    refuse(eraseMyAccount, 400, {
      code: 'wrong_current_password',
      message: 'Le mot de passe actuel est incorrect.',
      fields: { currentPassword: 'Le mot de passe actuel est incorrect.' },
    });
    const { user, dialog } = await asks();

    await user.type(await within(dialog).findByLabelText('Votre mot de passe'), 'raté');
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer mon compte' }));

    expect(await within(dialog).findByText('Le mot de passe actuel est incorrect.')).toBeVisible();
    expect(within(dialog).getByLabelText('Votre mot de passe')).toHaveValue('raté');
  });

  test('that something holds back names the reasons as links, and cannot be pressed', async () => {
    const open = { ...obstacle, kind: 'ride_open', status: 'accepted', rideId: 'r2' } as const;
    answer(getErasure, { obstacles: [open, obstacle], kept: [] });
    const { dialog } = await asks();

    expect(await within(dialog).findByText('Pas encore possible')).toBeVisible();
    expect(within(dialog).getByText(/Réglez d’abord ces 2 points/u)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: /Une course est prévue/u })).toHaveAttribute(
      'href',
      '/dashboard/client?onglet=en-cours',
    );
    expect(within(dialog).getByRole('link', { name: /18,60.€ restent à payer/u })).toHaveAttribute(
      'href',
      '/payment/r1',
    );
    expect(within(dialog).getByRole('button', { name: 'Supprimer mon compte' })).toBeDisabled();
    expect(within(dialog).queryByLabelText('Votre mot de passe')).toBeNull();
  });

  test('that is not wanted after all closes', async () => {
    answer(getErasure, { obstacles: [], kept: [] });
    const { user, dialog } = await asks();

    await user.click(await within(dialog).findByRole('button', { name: 'Garder mon compte' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Supprimer mon compte' })).toBeVisible();
  });

  test('that cannot be checked says so', async () => {
    refuse(getErasure, 403, { code: 'not_allowed', message: 'Non.' });
    const { dialog } = await asks();

    expect(await within(dialog).findByText('Impossible de vérifier votre compte.')).toBeVisible();
  });

  test('is an admin’s to make for a driver', async () => {
    visit('/profile', { as: chloe });

    expect(await screen.findByRole('button', { name: 'Exporter' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Supprimer mon compte' })).toBeNull();
    expect(screen.getByText(/supprimé par un autre administrateur/u)).toBeVisible();
  });
});

test('how long data is kept stands on the page, by the table of the rules', async () => {
  visit('/profile', { as: amelie });

  const card = await screen.findByRole('region', { name: 'Combien de temps' });
  expect(within(card).getByText('un email vous prévient 30 jours avant')).toBeVisible();
  expect(within(card).getAllByText('3 ans après la course')).toHaveLength(2);
  expect(within(card).getByText('10 ans')).toBeVisible();
  expect(within(card).getByText('pendant la course')).toBeVisible();
});
