import type { DoneView } from '../account/auth.ts';
import { of, read, write } from '../call.ts';
import type { ForfaitBody, ForfaitView, NewForfaitBody } from './forfaits.ts';
import type { OfferedOptionsView, PriceExtrasBody, PriceExtrasView } from './price-extras.ts';
import type { NewPricingRuleBody, PricingRuleBody, PricingRuleView } from './pricing.ts';
import type { WaitingTermsBody, WaitingTermsView } from './waiting-terms.ts';

export const listPricingRules = read('/api/pricing-rules', {
  access: 'set_prices',
  about: 'prices',
  shape: of<{ answer: PricingRuleView[] }>(),
});

export const createPricingRule = write('POST', '/api/pricing-rules', {
  access: 'set_prices',
  stales: ['prices', 'driver_profile'],
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

export const listForfaits = read('/api/forfaits', {
  access: 'set_prices',
  about: 'prices',
  shape: of<{ answer: ForfaitView[] }>(),
});

export const createForfait = write('POST', '/api/forfaits', {
  access: 'set_prices',
  stales: ['prices'],
  shape: of<{ body: NewForfaitBody; answer: ForfaitView }>(),
});

export const changeForfait = write('PATCH', '/api/forfaits/:id', {
  access: 'set_prices',
  stales: ['prices'],
  shape: of<{ body: ForfaitBody; answer: ForfaitView }>(),
});

export const deleteForfait = write('DELETE', '/api/forfaits/:id', {
  access: 'set_prices',
  stales: ['prices'],
  shape: of<{ answer: DoneView }>(),
});

/** Options and supplements, including those switched off. */
export const getPriceExtras = read('/api/price-extras', {
  access: 'set_prices',
  about: 'prices',
  shape: of<{ answer: PriceExtrasView }>(),
});

/** Saves all of them at once. */
export const savePriceExtras = write('PATCH', '/api/price-extras', {
  access: 'set_prices',
  stales: ['prices'],
  shape: of<{ body: PriceExtrasBody; answer: PriceExtrasView }>(),
});

/** The options that a client may add to an order. */
export const listOfferedOptions = read('/api/options', {
  access: 'anyone',
  about: 'prices',
  shape: of<{ answer: OfferedOptionsView }>(),
});

export const getWaitingTerms = read('/api/waiting-terms', {
  access: 'set_prices',
  about: 'prices',
  shape: of<{ answer: WaitingTermsView }>(),
});

export const saveWaitingTerms = write('PATCH', '/api/waiting-terms', {
  access: 'set_prices',
  stales: ['prices', 'legal_texts'],
  shape: of<{ body: WaitingTermsBody; answer: WaitingTermsView }>(),
});
