import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { urlOf } from '#contract/call.ts';
import { creditInvoice, downloadBill, listRideBills } from '#contract/papers/bills.calls.ts';
import type { CreditBody, RideBillsView } from '#contract/papers/bills.ts';
import { downloadVoucher } from '#contract/papers/vouchers.calls.ts';
import { messages } from '#contract/sentences/messages.fr.ts';
import { api, on } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { avoir, invoice, keepBills, noBills, note } from '#web/testing/stand-in-bills.ts';
import { completed, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const asClient = () => visit('/dashboard/client?onglet=historique', { as: amelie });
const papers = async () => await screen.findByRole('list', { name: 'Documents de la course' });

describe('the papers of a completed ride', () => {
  test('are downloaded, always in the same order', async () => {
    keepRides(completed);
    keepBills({
      bills: { ...noBills, bills: [note, invoice, avoir], isNoteOnRequest: false, isInvoiceOnRequest: false },
    });

    asClient();

    const links = within(await papers()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Notejeu. 7 mai 2026 · PDF',
      'Facture F-2026-00042Atelier Delmas SARL · 42,50\u00a0€',
      'Avoir A-2026-00003ven. 8 mai 2026 · 4,20\u00a0€',
      'Bon de réservationB-2026-000123 · version 1 · PDF',
    ]);
    expect(links[1]).toHaveAttribute('href', urlOf(downloadBill, { id: 'ride-3', billId: 'bill-2' }));
    expect(links[3]).toHaveAttribute('href', urlOf(downloadVoucher, { id: 'ride-3', query: {} }));
  });

  test('are there for a cancelled ride with a fee too', async () => {
    const fee = { kind: 'absence', amount: '42.50', waivedAt: null } as const;
    keepRides({ ...completed, status: 'cancelled', fee });
    keepBills({ bills: { ...noBills, bills: [note, invoice], isNoteOnRequest: false } });

    visit('/history', { as: chloe });

    expect(await within(await papers()).findByRole('link', { name: /F-2026-00042/u })).toBeVisible();
  });

  test('that can be asked for are no note of a ride that did not take place', async () => {
    const fee = { kind: 'absence', amount: '12.00', waivedAt: null } as const;
    keepRides({ ...completed, status: 'cancelled', fee });
    keepBills({ bills: noBills });

    visit('/history', { as: amelie });

    expect(
      await within(await papers()).findByRole('button', { name: /^Recevoir le justificatif/u }),
    ).toBeVisible();
  });

  test('that can be had say so: the note is there after a press', async () => {
    keepRides(completed);
    keepBills({ bills: noBills });
    const { user } = asClient();

    await user.click(within(await papers()).getByRole('button', { name: /Recevoir la note/u }));

    expect(await screen.findByRole('link', { name: /^Note/u })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Recevoir la note/u })).toBeNull();
    expect(await screen.findByText('Note de course n° 3 établie')).toBeVisible();
  });

  test.each([
    ['24.99', 'À votre demande sous 25\u00a0€'],
    ['25.00', 'À votre demande'],
  ])('say of a note for %s € why it was not given unasked', async (ttc, reason) => {
    keepRides(completed);
    keepBills({ bills: { ...noBills, ttc } });

    asClient();

    const request = within(await papers()).getByRole('button', { name: /Recevoir la note/u });
    expect(request.textContent).toBe(`Recevoir la note${reason}`);
  });

  test('whose content was erased say since when, and are not downloaded', async () => {
    keepRides(completed);
    keepBills({
      bills: {
        ...noBills,
        bills: [{ ...note, isKept: false, erasedAt: '2036-05-08T02:00:00Z' }],
        isNoteOnRequest: false,
        voucher: { number: 'B-2026-000123', version: 1, erasedAt: '2029-05-08T02:00:00Z' },
      },
    });

    asClient();

    const rows = within(await papers()).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Notejeu. 7 mai 2026 · contenu effacé le jeu. 8 mai 2036',
      'Recevoir une factureÀ votre nom ou à une société',
      'Bon de réservationB-2026-000123 · version 1 · contenu effacé le mar. 8 mai 2029',
    ]);
    expect(within(await papers()).queryByRole('link')).toBeNull();
  });
});

describe('asking for an invoice', () => {
  async function openDialog(kept: Parameters<typeof keepBills>[0] = { bills: noBills }) {
    keepRides(completed);
    const received = keepBills(kept);
    const { user } = asClient();
    await user.click(within(await papers()).getByRole('button', { name: /Recevoir une facture/u }));
    const dialog = await screen.findByRole('dialog', { name: 'Recevoir une facture' });
    return { user, received, dialog: within(dialog) };
  }

  test('for a company checks its numbers, issues it and shows it in its row', async () => {
    const { user, received, dialog } = await openDialog();

    await user.click(dialog.getByRole('button', { name: 'Une société' }));
    await user.click(dialog.getByRole('button', { name: 'Émettre la facture' }));
    expect(dialog.getByText('Indiquez à quel nom établir la facture.')).toBeVisible();

    await user.type(dialog.getByLabelText('Raison sociale'), 'Atelier Delmas SARL');
    await user.clear(dialog.getByLabelText('Adresse de facturation'));
    await user.type(dialog.getByLabelText('Adresse de facturation'), '6 place de la Pyramide, 92800 Puteaux');
    await user.type(dialog.getByLabelText('SIREN'), '999 317 050');
    expect(dialog.getByText('Clé correcte')).toBeVisible();
    expect(dialog.getByText('Calculé depuis le SIREN')).toBeVisible();
    expect(dialog.getByText('Une facture émise ne se modifie plus.')).toBeVisible();
    expect(dialog.getByText(/Total TTC, dont TVA 3,86\s€/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Émettre la facture' }));

    expect(await screen.findByText('Facture F-2026-00042 émise')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Facture F-2026-00042/u })).toBeVisible();
    expect(received).toEqual([
      {
        buyer: {
          kind: 'company',
          name: 'Atelier Delmas SARL',
          address: '6 place de la Pyramide, 92800 Puteaux',
          country: 'FR',
          siren: '999317050',
          vatNumber: 'FR01999317050',
          orderReference: '',
        },
        keep: true,
      },
    ]);
  });

  test('again is one press: what was kept is filled in', async () => {
    const details = {
      kind: 'company' as const,
      name: 'Atelier Delmas SARL',
      address: '6 place de la Pyramide, 92800 Puteaux',
      country: 'FR',
      siren: '999317050',
      vatNumber: 'FR01999317050',
      orderReference: 'PROJET-2291',
    };
    const { user, received, dialog } = await openDialog({ bills: noBills, details });

    expect(await dialog.findByDisplayValue('Atelier Delmas SARL')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Émettre la facture' }));

    expect(await screen.findByText('Facture F-2026-00042 émise')).toBeVisible();
    expect(received).toEqual([{ buyer: details, keep: true }]);
  });

  test('that is refused is told in the dialog, and nothing typed is lost', async () => {
    const refusal = { code: 'company_incomplete', message: 'Aucune facture ne peut être émise.' };
    const { user, dialog } = await openDialog({ bills: noBills, refusal });

    await user.clear(dialog.getByLabelText('Adresse de facturation'));
    await user.type(dialog.getByLabelText('Adresse de facturation'), '12 rue des Lilas, 75020 Paris');
    await user.click(dialog.getByRole('button', { name: 'Émettre la facture' }));

    expect(await dialog.findByText('Aucune facture ne peut être émise.')).toBeVisible();
    expect(dialog.getByLabelText('Adresse de facturation')).toHaveValue('12 rue des Lilas, 75020 Paris');
  });
});

describe('a driver', () => {
  const invoiced: RideBillsView = {
    ...noBills,
    bills: [note, invoice],
    isNoteOnRequest: false,
    isInvoiceOnRequest: false,
    creditable: [
      { label: 'Distance', detail: '', ttc: '38.30', left: '38.30' },
      { label: 'Attente', detail: '', ttc: '4.20', left: '4.20' },
    ],
  };

  async function openInvoice() {
    keepRides({ ...completed, client: { ...completed.client, email: '' } });
    const received = keepBills({ bills: noBills });
    const { user } = visit('/history', { as: chloe });
    await user.click(within(await papers()).getByRole('button', { name: /Émettre la facture/u }));
    const dialog = await screen.findByRole('dialog', { name: 'Émettre la facture' });
    return { user, received, dialog: within(dialog) };
  }

  test('issues the invoice of a client who ordered by telephone with one press', async () => {
    const { user, received, dialog } = await openInvoice();

    expect(dialog.queryByLabelText('Raison sociale')).toBeNull();
    expect(dialog.queryByText(/par email/u)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Émettre la facture' }));

    expect(await screen.findByText('Facture F-2026-00042 émise')).toBeVisible();
    expect(received).toEqual([{}]);
  });

  test('makes it out to the company of such a client, whose numbers are checked', async () => {
    const { user, received, dialog } = await openInvoice();

    await user.click(dialog.getByRole('checkbox', { name: /Préciser à quel nom/u }));
    await user.click(dialog.getByRole('button', { name: 'Émettre la facture' }));
    expect(dialog.getByText('Indiquez à quel nom établir la facture.')).toBeVisible();
    await user.type(dialog.getByLabelText('Raison sociale'), 'Atelier Delmas SARL');
    await user.type(dialog.getByLabelText('Adresse de facturation'), '6 place de la Pyramide, 92800 Puteaux');
    await user.type(dialog.getByLabelText('SIREN'), '999 317 050');
    await user.type(dialog.getByLabelText(/^Référence du client/u), 'PROJET-2291');
    await user.click(dialog.getByRole('button', { name: 'Émettre la facture' }));

    expect(await screen.findByText('Facture F-2026-00042 émise')).toBeVisible();
    expect(received).toEqual([
      {
        buyer: {
          kind: 'company',
          name: 'Atelier Delmas SARL',
          address: '6 place de la Pyramide, 92800 Puteaux',
          country: 'FR',
          siren: '999317050',
          vatNumber: 'FR01999317050',
          orderReference: 'PROJET-2291',
        },
      },
    ]);
  });

  test('makes it out to the client with an address, the name being there', async () => {
    const { user, received, dialog } = await openInvoice();

    await user.click(dialog.getByRole('checkbox', { name: /Préciser à quel nom/u }));
    await user.click(dialog.getByRole('button', { name: 'Le client' }));
    await user.type(dialog.getByLabelText('Adresse de facturation'), '12 rue des Lilas, 75020 Paris');
    await user.click(dialog.getByRole('button', { name: 'Émettre la facture' }));

    expect(await screen.findByText('Facture F-2026-00042 émise')).toBeVisible();
    expect(received).toMatchObject([
      { buyer: { kind: 'person', name: 'Amélie Durand', address: '12 rue des Lilas, 75020 Paris' } },
    ]);
  });

  test('is offered no avoir where a discount is all that stands against what is left', async () => {
    keepRides(completed);
    const creditable = [
      { label: 'Distance', detail: '', ttc: '62.50', left: '20.00' },
      { label: 'Remise', detail: '', ttc: '-20.00', left: '-20.00' },
    ];
    keepBills({ bills: { ...invoiced, creditable } });
    visit('/history', { as: chloe });

    expect(within(await papers()).queryByRole('button', { name: /Émettre un avoir/u })).toBeNull();
  });

  test('issues an avoir on a part, with its reason', async () => {
    keepRides(completed);
    const received = keepBills({ bills: invoiced });
    const { user } = visit('/history', { as: chloe });

    const dialog = await openAvoir(user);
    await user.type(dialog.getByLabelText('Attente'), '4,20');
    await user.click(dialog.getByRole('button', { name: 'Émettre l’avoir' }));
    expect(dialog.getByText('Veuillez indiquer un motif.')).toBeVisible();
    await user.type(dialog.getByLabelText('Motif'), 'Bagages en retard');
    await user.click(dialog.getByRole('button', { name: 'Émettre l’avoir' }));

    expect(await screen.findByText('Avoir A-2026-00003 émis')).toBeVisible();
    expect(received).toEqual([
      { reason: 'Bagages en retard', lines: [{ line: 1, amount: '4.20' }], left: '42.50' },
    ]);
  });

  test('issues none while one of its amounts is no amount', async () => {
    keepRides(completed);
    const received = keepBills({ bills: invoiced });
    const { user } = visit('/history', { as: chloe });
    const dialog = await openAvoir(user);
    await user.type(dialog.getByLabelText('Distance'), '8,305');
    await user.type(dialog.getByLabelText('Attente'), '4,20 €');
    await user.type(dialog.getByLabelText('Motif'), 'Bagages en retard');

    await user.click(dialog.getByRole('button', { name: 'Émettre l’avoir' }));
    expect(await dialog.findByText(/Un montant est mal écrit/u)).toBeVisible();
    expect(received).toEqual([]);
    await user.clear(dialog.getByLabelText('Distance'));
    await user.click(dialog.getByRole('button', { name: 'Émettre l’avoir' }));

    expect(await screen.findByText('Avoir A-2026-00003 émis')).toBeVisible();
    expect(received).toMatchObject([{ lines: [{ line: 1, amount: '4.20' }] }]);
  });

  test('whose avoir was issued though its answer was lost issues it once, and reads what is left', async () => {
    keepRides(completed);
    keepBills({ bills: invoiced });
    const { user } = visit('/history', { as: chloe });
    const dialog = await openAvoir(user);
    await user.type(dialog.getByLabelText('Distance'), '8,30');
    await user.type(dialog.getByLabelText('Motif'), 'Retard');
    const sent = loseAvoir();

    await user.click(dialog.getByRole('button', { name: 'Émettre l’avoir' }));
    expect(await dialog.findByText('Impossible d’émettre l’avoir.')).toBeVisible();
    expect(await dialog.findByText(/Reste 30,00\s€/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Émettre l’avoir' }));
    expect(await dialog.findByText(/^La facture a changé entre-temps/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Émettre l’avoir' }));

    await waitFor(() => expect(sent.map(({ left }) => left)).toEqual(['42.50', '42.50', '34.20']));
  });

  async function openAvoir(user: ReturnType<typeof visit>['user']) {
    await user.click(within(await papers()).getByRole('button', { name: /Émettre un avoir/u }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Émettre un avoir' }));
    await user.click(dialog.getByRole('button', { name: 'Une partie' }));
    return dialog;
  }

  /** It takes 8,30 € off the first line; the answer to the first call never arrives. */
  function loseAvoir(): CreditBody[] {
    const sent: CreditBody[] = [];
    const creditable = invoiced.creditable.map((line, index) =>
      index === 0 ? { ...line, left: '30.00' } : line,
    );
    api.use(
      on(listRideBills, () => HttpResponse.json([{ ...invoiced, creditable }])),
      on(creditInvoice, async ({ request }) => {
        sent.push((await request.json()) as CreditBody);
        if (sent.length === 1) return HttpResponse.error();
        const refusal = { code: 'invoice_changed', message: messages.invoice_changed };
        return HttpResponse.json(refusal, { status: 409 });
      }),
    );
    return sent;
  }
});
