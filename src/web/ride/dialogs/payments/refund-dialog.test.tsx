import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RideBillsView } from '#contract/papers/bills.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { chloe } from '#web/testing/people.ts';
import { avoir, invoice, keepBills, noBills } from '#web/testing/stand-in-bills.ts';
import { completed, inHours, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const cash = { paymentStatus: 'paid', paymentMethod: 'cash', cashConfirmedAt: inHours(-1) } as const;

/** A fee that was paid, invoiced and waived. */
const waived: RideView = {
  ...completed,
  ...cash,
  status: 'cancelled',
  fee: { kind: 'absence', amount: '42.50', waivedAt: inHours(-1) },
};

const invoiced = (left: string): RideBillsView => ({
  ...noBills,
  bills: [invoice],
  isNoteOnRequest: false,
  isInvoiceOnRequest: false,
  creditable: [{ label: 'Distance', detail: '', ttc: '42.50', left }],
});

const avoirFollows = /F-2026-00042.* un avoir doit l’annuler/u;

async function openRefund(ride: RideView, bills: RideBillsView) {
  keepRides(ride);
  const received = keepBills({ bills });
  const { user } = visit('/history', { as: chloe });
  await screen.findByRole('list', { name: 'Documents de la course' });
  await user.click(await screen.findByRole('button', { name: 'Rembourser' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rembourser la course\u00a0?' });
  const refund = () => user.click(within(dialog).getByRole('button', { name: /^Rembourser/u }));
  return { user, dialog, refund, received };
}

test('the refund of what stays invoiced says that an avoir follows, and then offers it', async () => {
  const { user, dialog, refund, received } = await openRefund(waived, invoiced('42.50'));

  expect(dialog).toHaveTextContent(avoirFollows);
  await refund();
  const credit = within(await screen.findByRole('dialog', { name: 'Émettre un avoir' }));
  await user.type(credit.getByLabelText('Motif'), 'Frais abandonnés');
  await user.click(credit.getByRole('button', { name: 'Émettre l’avoir' }));

  expect(await screen.findByText('Avoir A-2026-00003 émis')).toBeVisible();
  expect(received).toEqual([{ reason: 'Frais abandonnés', left: '42.50' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the avoir can wait: closing it ends the refund', async () => {
  const { user, refund, received } = await openRefund(waived, invoiced('42.50'));

  await refund();
  const credit = await screen.findByRole('dialog', { name: 'Émettre un avoir' });
  await user.click(within(credit).getByRole('button', { name: 'Fermer' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(received).toEqual([]);
});

test('the refund of what an avoir took back needs no other one', async () => {
  const bills = { ...invoiced('38.30'), bills: [invoice, avoir] };
  const { dialog, refund } = await openRefund({ ...completed, ...cash, creditedAmount: '4.20' }, bills);

  expect(dialog).not.toHaveTextContent(/avoir/u);
  await refund();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a discount of the invoice counts against what an avoir left of it', async () => {
  const creditable = [
    { label: 'Distance', detail: '', ttc: '62.50', left: '58.30' },
    { label: 'Remise', detail: '', ttc: '-20.00', left: '-20.00' },
  ];
  const bills = { ...invoiced('38.30'), bills: [invoice, avoir], creditable };

  const { dialog } = await openRefund({ ...completed, ...cash, creditedAmount: '4.20' }, bills);

  expect(dialog).not.toHaveTextContent(/avoir/u);
});

test('a rest that was paid by itself goes back by itself, before the agreed price', async () => {
  const kept = { openUntil: null, contestedAt: inHours(-2), reason: 'Trop cher', answeredAt: inHours(-1) };
  const credited: RideView = {
    ...completed,
    finalPrice: '72.50',
    raise: { ...kept, answer: 'kept' },
    paymentStatus: 'paid',
    paymentMethod: 'paypal',
    paidAmount: '72.50',
    owesRest: true,
    creditedAmount: '72.50',
  };

  const { dialog } = await openRefund(credited, { ...invoiced('0.00'), bills: [invoice, avoir] });

  expect(dialog).toHaveTextContent(/30,00\s€ sont rendus à Amélie Durand par PayPal/u);
  expect(within(dialog).getByRole('button', { name: /^Rembourser 30,00\s€$/u })).toBeVisible();
});
