import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { contestPrice } from '#contract/rides/raise.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { api, on } from '#web/testing/api.ts';
import { inHours } from '#web/testing/rides.ts';
import { openPayment, paid } from './stand-in-payment.ts';

const open = { openUntil: inHours(40), contestedAt: null, reason: null, answeredAt: null, answer: null };
const raised: Partial<RideView> = {
  status: 'completed',
  finalPrice: '72.50',
  finalLines: [{ kind: 'extra_hours', quantity: 1, unitPrice: '30.00', amount: '30.00' }],
  raise: open,
};
const contested = { ...open, openUntil: null, contestedAt: inHours(0), reason: 'Nous étions à l’heure' };
const recap = () => screen.findByRole('region', { name: 'Votre course' });

test('a raise is read with its difference before paying, and contested for the agreed price', async () => {
  const { user, kept } = openPayment(raised);
  const sent: unknown[] = [];
  api.use(
    on(contestPrice, async ({ request }) => {
      sent.push(await request.json());
      kept.ride = { ...kept.ride, raise: contested };
      return HttpResponse.json(kept.ride);
    }),
  );
  expect(await recap()).toHaveTextContent(/Heure commencée × 130,00\s€Total TTC72,50\s€/u);
  expect(await within(await recap()).findByText(/30,00\s€ de plus que prévu/u)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Payer 72,50\s€$/u })).toBeVisible();

  await user.click(within(await recap()).getByRole('button', { name: 'Contester' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contester' });
  expect(within(dialog).getByRole('button', { name: 'Contester' })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Nous étions à l’heure' }));
  await user.click(within(dialog).getByRole('button', { name: 'Contester' }));

  expect(await screen.findByRole('button', { name: /^Payer 42,50\s€$/u })).toBeVisible();
  expect(await recap()).toHaveTextContent(/Différence contestée−\s30,00\s€Total TTC42,50\s€/u);
  expect(within(await recap()).queryByRole('button', { name: 'Contester' })).toBeNull();
  expect(sent).toEqual([{ reason: 'Nous étions à l’heure' }]);
});

test('kept after the agreed price was paid, only the rest is to pay', async () => {
  openPayment({
    ...raised,
    raise: { ...contested, answeredAt: inHours(0), answer: 'kept' },
    paidAmount: '42.50',
  });

  expect(await recap()).toHaveTextContent(/Déjà payé−\s42,50\s€Total TTC30,00\s€/u);
  expect(await within(await recap()).findByText(/30,00\s€ maintenus/u)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Payer 30,00\s€$/u })).toBeVisible();
});

const announcedRest: Partial<RideView> = {
  ...raised,
  ...paid,
  paymentMethod: 'cash',
  raise: { ...contested, answeredAt: inHours(0), answer: 'kept' },
  paidAmount: '72.50',
  owesRest: true,
};

test('announced in cash, the rest alone is to hand over', async () => {
  openPayment(announcedRest);

  const side = await screen.findByRole('region', { name: 'Votre paiement' });
  expect(side).toHaveTextContent(/30,00\s€ à régler au chauffeur/u);
});

test('announced in cash and taken off by an avoir since, nothing is left to hand over', async () => {
  openPayment({ ...announcedRest, creditedAmount: '30.00' });

  const side = await screen.findByRole('region', { name: 'Votre paiement' });
  expect(side).toHaveTextContent('Plus rien à régler au chauffeur.');
  expect(side).not.toHaveTextContent(/0,00\s€/u);
});

test('what its driver took off the additions stands among the lines, so that they sum to the total', async () => {
  openPayment({ ...raised, finalPrice: '67.50' });

  expect(await recap()).toHaveTextContent(/Heure commencée × 130,00\s€Remise-5,00\s€Total TTC67,50\s€/u);
});
