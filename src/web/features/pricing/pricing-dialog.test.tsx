import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  changePricingRule,
  deletePricingRule,
  listForfaits,
  listPricingRules,
} from '#contract/pricing/pricing.calls.ts';
import { on } from '#web/testing/api.ts';
import { day, night, ruleCard, showPricing, spokenWeek } from './show-pricing.tsx';

const plain = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00a0\u202f]/gu, ' ');

test('shows each rule with its method, its hours, its badges and the values that count', async () => {
  showPricing();

  const base = await ruleCard('Tarif de jour');
  const nightly = await ruleCard('Nuit');
  const flat = await ruleCard('Forfait Roissy');

  expect(plain(base.card)).toContain('Distance + Temps · Tous les jours, toute la journée');
  expect(plain(base.card)).toContain('Le tarif de base.');
  expect(plain(base.card)).toContain('prise en charge 4,00 €1,50 €/km0,50 €/minminimum 8,00 €');
  expect(plain(base.card)).not.toMatch(/coefficient|forfait|Priorité/u);
  expect(base.getByText('Active')).toBeVisible();
  expect(plain(nightly.card)).toContain('Tous les jours, 20:00 – 06:00');
  expect(plain(nightly.card)).toContain('coefficient × 1,25');
  expect(nightly.getByText('Priorité 10')).toBeVisible();
  expect(plain(flat.card)).toContain('Tarif forfaitaire');
  expect(plain(flat.card)).toContain('forfait 62,00 €');
  expect(plain(flat.card)).not.toMatch(/minimum|km/u);
  expect(flat.getByText('Inactive')).toBeVisible();
});

test('shows which rule applies to each hour of the week', async () => {
  showPricing();
  await ruleCard('Nuit');

  expect(spokenWeek().map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Tous les jours : « Nuit » de 0 h à 6 h, « Tarif de jour » de 6 h à 20 h, « Nuit » de 20 h à 24 h',
  ]);
});

test('an empty platform is offered its first rule', async () => {
  const { user } = showPricing([]);

  expect(await screen.findByText('Aucune règle de tarification')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nouvelle règle' }));

  expect(screen.getByLabelText('Nom')).toHaveValue('');
});

test('a list that cannot be loaded can be retried', async () => {
  let failures = 1;
  const { user } = showPricing(
    [day],
    [
      on(listPricingRules, () =>
        failures-- > 0 ? HttpResponse.json({ message: 'Panne' }, { status: 500 }) : undefined,
      ),
    ],
  );

  expect(await screen.findByText('Impossible de charger les règles de tarification.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));

  expect((await ruleCard('Tarif de jour')).card).toBeVisible();
});

test('what failed can be retried while something else is still read', async () => {
  let failures = 1;
  const rules = on(listPricingRules, () =>
    failures-- > 0 ? HttpResponse.json({ message: 'Panne' }, { status: 400 }) : undefined,
  );
  const { user } = showPricing([day], [rules, on(listForfaits, () => delay('infinite'))]);

  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));

  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a rule is switched off at once, before the server has answered', async () => {
  const waiting = on(changePricingRule, async () => {
    await delay('infinite');
  });
  const { user } = showPricing([day, night], [waiting]);
  const { card, getByRole } = await ruleCard('Nuit');

  await user.click(getByRole('switch', { name: /Activer «\s?Nuit\s?»/u }));

  await waitFor(() => expect(card).toHaveTextContent('Inactive'));
  expect(spokenWeek()).toEqual(['Tous les jours\u00a0: «\u00a0Tarif de jour\u00a0» toute la journée']);
});

test('only the new state is sent', async () => {
  const { user, sent } = showPricing();
  const { getByRole } = await ruleCard('Forfait Roissy');

  await user.click(getByRole('switch'));

  await waitFor(() => expect(sent).toEqual([{ method: 'PATCH', id: 'rule-3', body: { isActive: true } }]));
});

test.each([
  { answer: () => HttpResponse.error(), shown: "Impossible de modifier l'état de la règle." },
  {
    answer: () => HttpResponse.json({ code: 'x', message: 'Trop de demandes.' }, { status: 429 }),
    shown: 'Trop de demandes.',
  },
])('a switch that is refused goes back and says $shown', async ({ answer, shown }) => {
  let lists = 0;
  const onlyFirstList = on(listPricingRules, async () => {
    lists += 1;
    if (lists > 1) await delay('infinite');
  });
  const refusal = on(changePricingRule, answer);
  const { user } = showPricing([day, night], [onlyFirstList, refusal]);
  const { card, getByRole } = await ruleCard('Nuit');

  await user.click(getByRole('switch'));

  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.getByText('Erreur')).toBeVisible();
  expect(within(card).getByText('Active')).toBeVisible();
});

test('deleting asks for confirmation, and says that booked rides keep their price', async () => {
  const { user, sent } = showPricing();
  const { getByRole } = await ruleCard('Nuit');

  await user.click(getByRole('button', { name: /Supprimer/u }));
  const question = screen.getByRole('dialog', { name: 'Supprimer cette règle\u00a0?' });
  expect(question).toHaveTextContent('Les courses déjà réservées gardent le leur.');
  await user.click(within(question).getByRole('button', { name: 'Garder la règle' }));
  expect(sent).toEqual([]);

  await user.click(getByRole('button', { name: /Supprimer/u }));
  await user.click(screen.getByRole('button', { name: 'Supprimer la règle' }));

  expect(await screen.findByText('Règle supprimée')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nuit' })).not.toBeInTheDocument());
  expect(sent).toEqual([{ method: 'DELETE', id: 'rule-2', body: undefined }]);
});

test('a rule that cannot be deleted stays', async () => {
  const { user } = showPricing([day], [on(deletePricingRule, () => HttpResponse.error())]);
  const { getByRole } = await ruleCard('Tarif de jour');

  await user.click(getByRole('button', { name: /Supprimer/u }));
  await user.click(screen.getByRole('button', { name: 'Supprimer la règle' }));

  expect(await screen.findByText('Impossible de supprimer la règle de tarification.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tarif de jour' })).toBeVisible();
});
