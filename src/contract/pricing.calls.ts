import type { DoneView } from './auth.ts';
import { of, read, write } from './call.ts';
import type { NewPricingRuleBody, PricingRuleBody, PricingRuleView } from './pricing.ts';

export const listPricingRules = read('/api/pricing-rules', {
  access: 'set_prices',
  about: 'prices',
  shape: of<{ answer: PricingRuleView[] }>(),
});

export const createPricingRule = write('POST', '/api/pricing-rules', {
  access: 'set_prices',
  stales: ['prices'],
  shape: of<{ body: NewPricingRuleBody; answer: PricingRuleView }>(),
});

export const changePricingRule = write('PATCH', '/api/pricing-rules/:id', {
  access: 'set_prices',
  stales: ['prices'],
  shape: of<{ body: PricingRuleBody; answer: PricingRuleView }>(),
});

export const deletePricingRule = write('DELETE', '/api/pricing-rules/:id', {
  access: 'set_prices',
  stales: ['prices'],
  shape: of<{ answer: DoneView }>(),
});
