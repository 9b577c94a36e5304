import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answerContest, contestPrice } from '#contract/rides/raise.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { api, on } from '#web/testing/api.ts';
import { openRow } from '#web/testing/open-row.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { completed, inHours, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const open = { openUntil: inHours(40), contestedAt: null, reason: null, answeredAt: null, answer: null };
const raised: RideView = {
  ...completed,
  finalPrice: '72.50',
  finalLines: [{ kind: 'extra_hours', quantity: 1, unitPrice: '30.00', amount: '30.00' }],
  raise: open,
};
const contest = { ...open, openUntil: null, contestedAt: inHours(-1), reason: 'Nous étions à l’heure' };
const contested: RideView = { ...raised, raise: contest };
const card = () => screen.findByRole('article', { name: 'Course n° 3' });

test('its client contests it on the card, and then owes the agreed price', async () => {
  const { rides } = keepRides(raised);
  const { user } = visit('/dashboard/client?onglet=historique', { as: amelie });
  api.use(
    on(contestPrice, () => {
      rides.set(contested.id, contested);
      return HttpResponse.json(contested);
    }),
  );
  expect(await screen.findByText(/Contestez avant de payer/u)).toBeVisible();
  expect(await card()).toHaveTextContent(/30,00\s€ de plus que prévu/u);

  await user.click(within(await card()).getByRole('button', { name: 'Contester' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contester' });
  await user.type(within(dialog).getByRole('textbox'), 'Nous étions à l’heure');
  await user.click(within(dialog).getByRole('button', { name: 'Contester' }));

  expect(await screen.findByText(/^Course n° 3\s: prix contesté$/u)).toBeVisible();
  expect(await card()).toHaveTextContent(/30,00\s€ contestés/u);
  expect(within(await card()).getByRole('link', { name: /^Payer 42,50\s€$/u })).toBeVisible();
  expect(within(await card()).queryByRole('button', { name: 'Contester' })).toBeNull();
});

test.each([
  ['Maintenir', 'kept', 'maintenue'],
  ['Renoncer', 'waived', 'abandonnée'],
] as const)('its driver reads why and answers: %s', async (button, answer, word) => {
  const { rides } = keepRides(contested);
  const answered = { ...contested, raise: { ...contest, answeredAt: inHours(0), answer } };
  const sent: unknown[] = [];
  api.use(
    on(answerContest, async ({ request }) => {
      sent.push(await request.json());
      rides.set(answered.id, answered);
      return HttpResponse.json(answered);
    }),
  );
  const { user } = visit('/dashboard/driver?onglet=terminees', { as: chloe });
  await openRow(user, 3);

  await user.click(within(await card()).getByRole('button', { name: 'Répondre au client' }));
  const dialog = await screen.findByRole('dialog', { name: 'Prix contesté' });
  expect(dialog).toHaveTextContent('Nous étions à l’heure');
  await user.click(within(dialog).getByRole('button', { name: new RegExp(`^${button} .*30,00`, 'u') }));

  expect(await screen.findByText(new RegExp(`^Course n° 3\\s: différence ${word}$`, 'u'))).toBeVisible();
  expect(sent).toEqual([{ answer }]);
  expect(within(await card()).queryByRole('button', { name: 'Répondre au client' })).toBeNull();
});

test('a raise that was waived names no sum that its client never contested', async () => {
  const answered = { ...contest, answeredAt: inHours(0), answer: 'waived' } as const;
  keepRides({ ...raised, finalPrice: raised.estimatedPrice, raise: answered });
  visit('/dashboard/client?onglet=historique', { as: amelie });

  expect(within(await card()).getByText('Différence abandonnée')).toBeVisible();
  expect(await card()).not.toHaveTextContent(/30,00\s€ abandonnés/u);
});
