import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { AccountingView } from '#contract/money/accounting.ts';
import { getAccounting, getTakings, listReceipts, saveAccounting } from '#contract/money/takings.calls.ts';
import { usualAccounting } from '#domain/accounting/accounting.ts';
import { api, on, refuse } from '#web/testing/api.ts';
import { chloe } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';

const accounts: AccountingView = { ...usualAccounting, siren: '999840218' };
beforeEach(() => {
  refuse(getTakings, 403, { code: 'not_allowed', message: 'Non.' });
  api.use(
    on(listReceipts, () => HttpResponse.json({ receipts: [], next: null })),
    on(getAccounting, () => HttpResponse.json(accounts)),
  );
});

async function openAccounts() {
  const { user } = visit('/takings', { as: chloe });
  await user.click(await screen.findByRole('button', { name: 'Comptes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Comptes et journaux' }));
  return {
    user,
    dialog,
    sales: within(dialog.getByRole('group', { name: 'Comptes' })).getByLabelText('Ventes'),
  };
}

test('the accounts of the file are changed in a dialog, and only what differs is sent', async () => {
  const sent: unknown[] = [];
  api.use(
    on(saveAccounting, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...accounts, salesAccount: '706100' });
    }),
  );
  const { user, dialog, sales } = await openAccounts();

  await user.clear(sales);
  await user.type(sales, '706100');
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));

  expect(await screen.findByText('Comptes enregistrés')).toBeVisible();
  expect(sent).toEqual([{ salesAccount: '706100' }]);
});

test('a refused account is named under its field', async () => {
  const fields = { salesAccount: 'Un compte commence par trois chiffres.' };
  refuse(saveAccounting, 400, { code: 'invalid_request', message: 'Non.', fields });
  const { user, dialog, sales } = await openAccounts();

  await user.clear(sales);
  await user.type(sales, 'VENTES');
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));

  expect(await dialog.findByText('Un compte commence par trois chiffres.')).toBeVisible();
  expect(sales).toHaveAttribute('aria-invalid', 'true');
});

test('without a SIREN there is no file, and a link to write it', async () => {
  api.use(on(getAccounting, () => HttpResponse.json({ ...accounts, siren: '' })));
  visit('/takings', { as: chloe });

  expect(await screen.findByRole('link', { name: 'le SIREN de l’entreprise' })).toHaveAttribute(
    'href',
    '/app-settings#siren',
  );
  expect(screen.queryByRole('link', { name: /FEC/u })).toBeNull();
});
