import * as z from 'zod/mini';
import { doneView } from '#contract/auth.ts';
import { newPricingRuleBody, pricingRuleBody, pricingRulesView, pricingRuleView } from '#contract/pricing.ts';
import { actorOf, drivers } from '#server/http/access.ts';
import { answers, type Routes } from '#server/http/routes.ts';
import { changeRule, createRule, deleteRule } from './change-rules.ts';
import { listRuleRows } from './pricing-rule-repository.ts';
import { presentPricingRule } from './rule-columns.ts';

const params = z.object({ id: z.string() });
const oneRule = answers(pricingRuleView);

export const pricingRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/api/pricing-rules',
    { config: drivers, schema: { response: answers(pricingRulesView) } },
    async () => (await listRuleRows(deps.db)).map(presentPricingRule),
  );

  app.post(
    '/api/pricing-rules',
    { config: drivers, schema: { body: newPricingRuleBody, response: oneRule } },
    async (request) => presentPricingRule(await createRule(deps, actorOf(request), request.body)),
  );

  app.patch(
    '/api/pricing-rules/:id',
    { config: drivers, schema: { params, body: pricingRuleBody, response: oneRule } },
    async (request) =>
      presentPricingRule(await changeRule(deps, actorOf(request), request.params.id, request.body)),
  );

  app.delete(
    '/api/pricing-rules/:id',
    { config: drivers, schema: { params, response: answers(doneView) } },
    async (request) => {
      await deleteRule(deps, actorOf(request), request.params.id);
      return { message: 'Règle supprimée' };
    },
  );
};
