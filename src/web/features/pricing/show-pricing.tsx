import { screen, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import type { PriceExtrasView } from '#contract/pricing/price-extras.ts';
import {
  changePricingRule,
  createPricingRule,
  deletePricingRule,
  getPriceExtras,
  listForfaits,
  listPricingRules,
} from '#contract/pricing/pricing.calls.ts';
import type { NewPricingRuleBody, PricingRuleBody, PricingRuleView } from '#contract/pricing/pricing.ts';
import { api, on } from '#web/testing/api.ts';
import { OpenDialog, show } from '#web/testing/show.tsx';
import { PricingDialog } from './pricing-dialog.tsx';

export const day: PricingRuleView = {
  id: 'rule-1',
  name: 'Tarif de jour',
  calculationMethod: 'distance_time',
  baseFare: '4.00',
  pricePerKm: '1.50',
  pricePerMinute: '0.50',
  hourlyRate: '45.00',
  flatRate: '35.00',
  minimumFare: '8.00',
  coefficient: '1.00',
  isActive: true,
  priority: 0,
  description: 'Le tarif de base.',
  dayOfWeek: null,
  startHour: null,
  endHour: null,
};

export const night: PricingRuleView = {
  ...day,
  id: 'rule-2',
  name: 'Nuit',
  coefficient: '1.25',
  description: '',
  priority: 10,
  startHour: 20,
  endHour: 6,
};

export const airport: PricingRuleView = {
  ...day,
  id: 'rule-3',
  name: 'Forfait Roissy',
  calculationMethod: 'flat_rate',
  flatRate: '62.00',
  minimumFare: '0.00',
  description: '',
  isActive: false,
};

const off = { price: null, most: 2, isOn: false };

export const noExtras: PriceExtrasView = {
  version: 0,
  options: { baby_seat: off, booster: off, animal: off, sign: off, oversized_luggage: off },
  supplements: [],
};

export type Sent = { method: string; id: string | undefined; body: unknown };

/** Shows the dialog with a stand-in server that stores the rules and records every call. */
export function showPricing(
  stored: PricingRuleView[] = [day, night, airport],
  handlers: RequestHandler[] = [],
) {
  const sent: Sent[] = [];
  let rules = stored;

  api.use(
    ...handlers,
    on(listPricingRules, () => HttpResponse.json(rules)),
    on(listForfaits, () => HttpResponse.json([])),
    on(getPriceExtras, () => HttpResponse.json(noExtras)),
    on(createPricingRule, async ({ request }) => {
      const body = (await request.json()) as NewPricingRuleBody;
      sent.push({ method: 'POST', id: undefined, body });
      const created = { ...day, ...body, id: 'rule-9' } as PricingRuleView;
      rules = [...rules, created];
      return HttpResponse.json(created);
    }),
    on(changePricingRule, async ({ request, params }) => {
      const body = (await request.json()) as PricingRuleBody;
      sent.push({ method: 'PATCH', id: String(params.id), body });
      rules = rules.map((rule) => (rule.id === params.id ? ({ ...rule, ...body } as PricingRuleView) : rule));
      return HttpResponse.json(rules.find(({ id }) => id === params.id));
    }),
    on(deletePricingRule, ({ params }) => {
      sent.push({ method: 'DELETE', id: String(params.id), body: undefined });
      rules = rules.filter(({ id }) => id !== params.id);
      return HttpResponse.json({ message: 'Règle supprimée' });
    }),
  );
  const { user } = show(<OpenDialog button="Tarification" dialog={PricingDialog} />);
  return { user, sent };
}

/** The card of a rule in the list. */
export async function ruleCard(name: string) {
  const card = await screen.findByRole('article', { name });
  return { card, ...within(card) };
}

/** The week of the first grid, as a screen reader reads it. */
export function spokenWeek(): string[] {
  const [grid] = screen.getAllByRole('figure');
  return grid
    ? within(grid)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent ?? '')
    : [];
}
