import { doneView } from '../account/auth.ts';
import { endpoint } from '../endpoint.ts';
import { forfaitBody, forfaitsView, forfaitView, newForfaitBody } from './forfaits.ts';
import { offeredOptionsView, priceExtrasBody, priceExtrasView } from './price-extras.ts';
import * as calls from './pricing.calls.ts';
import { newPricingRuleBody, pricingRuleBody, pricingRulesView, pricingRuleView } from './pricing.ts';
import { waitingTermsBody, waitingTermsView } from './waiting-terms.ts';

export const pricingApi = {
  list: endpoint(calls.listPricingRules, { answer: pricingRulesView }),
  create: endpoint(calls.createPricingRule, { body: newPricingRuleBody, answer: pricingRuleView }),
  change: endpoint(calls.changePricingRule, { body: pricingRuleBody, answer: pricingRuleView }),
  delete: endpoint(calls.deletePricingRule, { answer: doneView }),
  listForfaits: endpoint(calls.listForfaits, { answer: forfaitsView }),
  createForfait: endpoint(calls.createForfait, { body: newForfaitBody, answer: forfaitView }),
  changeForfait: endpoint(calls.changeForfait, { body: forfaitBody, answer: forfaitView }),
  deleteForfait: endpoint(calls.deleteForfait, { answer: doneView }),
  getExtras: endpoint(calls.getPriceExtras, { answer: priceExtrasView }),
  saveExtras: endpoint(calls.savePriceExtras, { body: priceExtrasBody, answer: priceExtrasView }),
  getWaiting: endpoint(calls.getWaitingTerms, { answer: waitingTermsView }),
  saveWaiting: endpoint(calls.saveWaitingTerms, { body: waitingTermsBody, answer: waitingTermsView }),
  listOptions: endpoint(calls.listOfferedOptions, { answer: offeredOptionsView }),
};
