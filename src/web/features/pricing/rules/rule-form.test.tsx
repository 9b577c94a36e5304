import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createPricingRule } from '#contract/pricing/pricing.calls.ts';
import {
  BAD_COEFFICIENT,
  BAD_MONEY,
  BAD_PRIORITY,
  NAME_MISSING,
} from '#contract/sentences/pricing-sentences.fr.ts';
import { on } from '#web/testing/api.ts';
import { airport, day, night, ruleCard, showPricing, spokenWeek } from '../show-pricing.tsx';

const field = (label: string) => screen.getByLabelText(label);
const preview = () => screen.getByRole('region', { name: 'Aperçu du calcul' });
const plain = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00a0\u202f]/gu, ' ');

async function openForm(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Nouvelle règle' }));
}

async function retype(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  if (text) await user.type(field(label), text);
}

test('a new rule starts from the usual values', async () => {
  const { user } = showPricing();
  await openForm(user);

  expect(field('Nom')).toHaveValue('');
  expect(field('Priorité')).toHaveValue('0');
  expect(field('Règle active')).toBeChecked();
  expect(screen.getByRole('radio', { name: /Distance \+ Temps/u })).toBeChecked();
  expect(field('Prise en charge')).toHaveValue('4,00');
  expect(field('Prix par km')).toHaveValue('1,50');
  expect(field('Prix par minute')).toHaveValue('0,50');
  expect(field('Tarif minimum')).toHaveValue('8,00');
  expect(field('Coefficient')).toHaveValue('1,00');
  expect(field('Jour de la semaine')).toHaveDisplayValue('Tous les jours');
  expect(field('Heure de début')).toHaveDisplayValue('Toute la journée');
  expect(within(field('Heure de fin')).getAllByRole('option').at(-1)).toHaveTextContent('23:00');
});

test.each([
  { method: 'Distance uniquement', fields: ['Prise en charge', 'Prix par km'] },
  { method: 'Temps uniquement', fields: ['Prise en charge', 'Prix par minute'] },
  { method: 'Tarif forfaitaire', fields: ['Prix forfaitaire'] },
  { method: 'Tarif horaire', fields: ['Prix par heure'] },
])('$method asks only for its own amounts', async ({ method, fields }) => {
  const { user } = showPricing();
  await openForm(user);

  await user.click(screen.getByRole('radio', { name: new RegExp(method, 'u') }));

  const section = screen.getByRole('heading', {
    name: new RegExp(`Paramètres\\s: ${method}`, 'u'),
  }).parentElement;
  const labels = [...(section?.querySelectorAll('label') ?? [])].map(({ textContent }) =>
    textContent?.trim(),
  );
  expect(labels).toEqual(fields);
});

test('the suggested price of a minute is higher when only minutes count, unless it was typed', async () => {
  const { user } = showPricing();
  await openForm(user);
  const choose = (name: RegExp) => user.click(screen.getByRole('radio', { name }));

  await choose(/Temps uniquement/u);
  expect(field('Prix par minute')).toHaveValue('0,80');
  await choose(/Distance \+ Temps/u);
  expect(field('Prix par minute')).toHaveValue('0,50');
  await retype(user, 'Prix par minute', '0,65');
  await choose(/Temps uniquement/u);

  expect(field('Prix par minute')).toHaveValue('0,65');
});

test('the preview is the calculation that a client pays, compared with the rule that would apply', async () => {
  const { user } = showPricing([day]);
  await openForm(user);

  await retype(user, 'Priorité', '5');
  await retype(user, 'Coefficient', '1,2');

  expect(plain(preview())).toContain('15 km × 1,50 €22,50 €');
  expect(plain(preview())).toContain('Majoration (× 1,2)8,30 €');
  expect(plain(preview())).toContain('Le client paie49,80 €soit 8,30 € de plus que « Tarif de jour »');

  await retype(user, 'Distance', '1.5');
  await retype(user, 'Durée', '2');

  expect(plain(preview())).toContain('Complément au tarif minimum');
  expect(plain(preview())).toContain('Le client paie9,60 €soit 1,60 € de plus');
});

test('the preview waits for whole amounts', async () => {
  const { user } = showPricing([]);
  await openForm(user);

  await retype(user, 'Prix par km', 'cher');

  expect(plain(preview())).toContain('Le client paie–');
});

test('the rule in the form takes its hours in the week before it is saved', async () => {
  const { user } = showPricing([day]);
  await openForm(user);

  await user.type(field('Nom'), 'Soir');
  await retype(user, 'Priorité', '1');
  await user.selectOptions(field('Heure de début'), '18:00');
  await user.selectOptions(field('Jour de la semaine'), 'Vendredi');

  expect(spokenWeek()[1]?.replaceAll('\u00a0', ' ')).toBe(
    'Vendredi : « Tarif de jour » de 0 h à 18 h, « Soir » de 18 h à 24 h',
  );
  expect(document.querySelectorAll('.pricing-week .week-written')).toHaveLength(1);
  expect(screen.getByText(/À partir de 18:00 inclus/u)).toBeVisible();
});

test('a rule that would apply to no hour says so: of two equal rules, the older one applies', async () => {
  const { user } = showPricing([day]);
  await openForm(user);

  expect(screen.getByText(/Donnez-lui une priorité plus haute/u)).toBeVisible();
  await retype(user, 'Priorité', '1');

  expect(screen.queryByText(/Donnez-lui une priorité plus haute/u)).not.toBeInTheDocument();
});

test('a rule is created with what was typed, commas and points alike', async () => {
  const { user, sent } = showPricing([day]);
  await openForm(user);

  await user.type(field('Nom'), ' Vendredi soir ');
  await retype(user, 'Prix par km', '1,8');
  await retype(user, 'Prix par minute', '0.6');
  await retype(user, 'Coefficient', '1,25');
  await user.selectOptions(field('Jour de la semaine'), 'Vendredi');
  await user.selectOptions(field('Heure de début'), '17:00');
  await user.selectOptions(field('Heure de fin'), '00:00');
  await user.click(field('Règle active'));
  await user.click(screen.getByRole('button', { name: 'Créer la règle' }));

  expect(await screen.findByText('Règle créée')).toBeVisible();
  expect((await ruleCard('Vendredi soir')).card).toBeVisible();
  expect(sent).toEqual([
    {
      method: 'POST',
      id: undefined,
      body: {
        name: 'Vendredi soir',
        calculationMethod: 'distance_time',
        baseFare: '4.00',
        pricePerKm: '1.8',
        pricePerMinute: '0.6',
        hourlyRate: '45.00',
        flatRate: '35.00',
        minimumFare: '8.00',
        coefficient: '1.25',
        isActive: false,
        priority: 0,
        description: '',
        dayOfWeek: 5,
        startHour: 17,
        endHour: 0,
      },
    },
  ]);
});

test('a rule is changed, a missing amount counting as none', async () => {
  const { user, sent } = showPricing([day, { ...airport, hourlyRate: '' }]);
  const { getByRole } = await ruleCard('Forfait Roissy');

  await user.click(getByRole('button', { name: /Modifier/u }));
  await user.click(screen.getByRole('radio', { name: /Tarif horaire/u }));
  expect(field('Prix par heure')).toHaveValue('0,00');
  await retype(user, 'Prix par heure', '65');
  await user.click(screen.getByRole('button', { name: 'Enregistrer la règle' }));

  expect(await screen.findByText('Règle modifiée')).toBeVisible();
  expect(sent).toMatchObject([
    {
      method: 'PATCH',
      id: 'rule-3',
      body: { calculationMethod: 'hourly', hourlyRate: '65', dayOfWeek: null },
    },
  ]);
});

test('errors are shown under their fields, the first one is focused and nothing is sent', async () => {
  const { user, sent } = showPricing([]);
  await openForm(user);

  await retype(user, 'Priorité', '1,5');
  await retype(user, 'Prise en charge', '1000000');
  await retype(user, 'Prix par km', '1,555');
  await retype(user, 'Tarif minimum', '');
  await retype(user, 'Coefficient', '11');
  await user.click(screen.getByRole('button', { name: 'Créer la règle' }));

  expect(field('Nom')).toHaveAccessibleDescription(NAME_MISSING);
  expect(field('Nom')).toHaveFocus();
  expect(field('Priorité')).toHaveAccessibleDescription(BAD_PRIORITY);
  for (const label of ['Prise en charge', 'Prix par km', 'Tarif minimum']) {
    expect(field(label)).toHaveAccessibleDescription(BAD_MONEY);
  }
  expect(field('Coefficient')).toHaveAccessibleDescription(BAD_COEFFICIENT);
  expect(sent).toEqual([]);
});

test('an amount that the method does not use does not prevent saving', async () => {
  const { user, sent } = showPricing([]);
  await openForm(user);

  await user.type(field('Nom'), 'Forfait');
  await retype(user, 'Prix par km', 'cher');
  await user.click(screen.getByRole('radio', { name: /Tarif forfaitaire/u }));
  await user.click(screen.getByRole('button', { name: 'Créer la règle' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toHaveProperty('pricePerKm');
});

test('a refusal of the server is shown as a toast and under its field, and the form stays', async () => {
  const refusal = {
    code: 'invalid_request',
    message: 'Ce nom est pris.',
    fields: { name: 'Ce nom est pris.' },
  };
  const { user } = showPricing(
    [],
    [on(createPricingRule, () => HttpResponse.json(refusal, { status: 400 }))],
  );
  await openForm(user);

  await user.type(field('Nom'), 'Jour');
  await user.click(screen.getByRole('button', { name: 'Créer la règle' }));

  expect(await screen.findByText('Erreur')).toBeVisible();
  await waitFor(() => expect(field('Nom')).toHaveAccessibleDescription('Ce nom est pris.'));
  expect(field('Nom')).toHaveValue('Jour');
});

test('without an answer of the server the screen shows its own message', async () => {
  const { user } = showPricing([], [on(createPricingRule, () => HttpResponse.error())]);
  await openForm(user);

  await user.type(field('Nom'), 'Jour');
  await user.click(screen.getByRole('button', { name: 'Créer la règle' }));

  expect(await screen.findByText('Impossible de sauvegarder la règle de tarification.')).toBeVisible();
});

test('closing asks for confirmation before what was typed is lost', async () => {
  const { user } = showPricing([day]);
  await openForm(user);
  await user.type(field('Nom'), 'Soir');

  await user.click(screen.getAllByRole('button', { name: 'Fermer' })[0] as HTMLElement);
  const question = screen.getByRole('dialog', { name: 'Abandonner cette règle\u00a0?' });
  await user.click(within(question).getByRole('button', { name: 'Continuer la saisie' }));
  expect(field('Nom')).toHaveValue('Soir');

  await user.click(screen.getAllByRole('button', { name: 'Fermer' })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Abandonner' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tarification' }));
  expect(screen.queryByLabelText('Nom')).not.toBeInTheDocument();
});

test('an untouched form is left without a question, and the focus goes back to what opened it', async () => {
  const { user } = showPricing([day, night]);
  const { getByRole } = await ruleCard('Nuit');
  const opener = getByRole('button', { name: /Modifier/u });
  await user.click(opener);
  expect(screen.getByRole('region', { name: 'Modifier la règle' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Annuler' }));

  expect(screen.queryByLabelText('Nom')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('opening another rule asks for confirmation before the one in the form is lost', async () => {
  const { user } = showPricing([day, night]);
  await openForm(user);
  await user.type(field('Nom'), 'Soir');

  await user.click((await ruleCard('Nuit')).getByRole('button', { name: /Modifier/u }));
  await user.click(screen.getByRole('button', { name: 'Abandonner' }));

  expect(field('Nom')).toHaveValue('Nuit');
});
