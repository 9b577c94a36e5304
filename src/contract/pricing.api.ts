import { doneView } from './auth.ts';
import { endpoint } from './endpoint.ts';
import * as calls from './pricing.calls.ts';
import { newPricingRuleBody, pricingRuleBody, pricingRulesView, pricingRuleView } from './pricing.ts';

export const pricingApi = {
  list: endpoint(calls.listPricingRules, { answer: pricingRulesView }),
  create: endpoint(calls.createPricingRule, { body: newPricingRuleBody, answer: pricingRuleView }),
  change: endpoint(calls.changePricingRule, { body: pricingRuleBody, answer: pricingRuleView }),
  delete: endpoint(calls.deletePricingRule, { answer: doneView }),
};
