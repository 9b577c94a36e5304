import { pricingApi } from '#contract/pricing.api.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { changeRule, createRule, deleteRule } from './change-rules.ts';
import { listRuleRows } from './pricing-rule-repository.ts';
import { presentPricingRule } from './rule-columns.ts';

export const pricingRoutes: Routes = async (app, { deps }) => {
  serve(app, pricingApi.list, async () => (await listRuleRows(deps.db)).map(presentPricingRule));

  serve(app, pricingApi.create, async ({ actor, body }) =>
    presentPricingRule(await createRule(deps, actor, body)),
  );

  serve(app, pricingApi.change, async ({ actor, params, body }) =>
    presentPricingRule(await changeRule(deps, actor, params.id, body)),
  );

  serve(app, pricingApi.delete, async ({ actor, params }) => {
    await deleteRule(deps, actor, params.id);
    return { message: 'Règle supprimée' };
  });
};
