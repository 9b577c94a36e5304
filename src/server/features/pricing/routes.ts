import { pricingApi } from '#contract/pricing/pricing.api.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { changeForfait, createForfait, deleteForfait, listForfaitRows } from './change-forfaits.ts';
import { changeRule, createRule, deleteRule } from './change-rules.ts';
import { presentForfait } from './forfait-columns.ts';
import { presentOffers, presentPriceExtras, readPriceExtras, savePriceExtras } from './price-extras.ts';
import { listRuleRows } from './pricing-rule-repository.ts';
import { presentPricingRule } from './rule-columns.ts';
import { presentWaitingTerms, readWaitingTerms, saveWaitingTerms } from './waiting-terms.ts';

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

  serve(app, pricingApi.listForfaits, async () => (await listForfaitRows(deps.db)).map(presentForfait));

  serve(app, pricingApi.createForfait, async ({ actor, body }) =>
    presentForfait(await createForfait(deps, actor, body)),
  );

  serve(app, pricingApi.changeForfait, async ({ actor, params, body }) =>
    presentForfait(await changeForfait(deps, actor, params.id, body)),
  );

  serve(app, pricingApi.deleteForfait, async ({ actor, params }) => {
    await deleteForfait(deps, actor, params.id);
    return { message: 'Forfait supprimé' };
  });

  serve(app, pricingApi.getExtras, async () => presentPriceExtras(await readPriceExtras(deps.db)));

  serve(app, pricingApi.saveExtras, async ({ actor, body }) =>
    presentPriceExtras(await savePriceExtras(deps, actor, body)),
  );

  serve(app, pricingApi.getWaiting, async () => presentWaitingTerms(await readWaitingTerms(deps.db)));

  serve(app, pricingApi.saveWaiting, async ({ actor, body }) =>
    presentWaitingTerms(await saveWaitingTerms(deps, actor, body)),
  );

  serve(app, pricingApi.listOptions, async () => presentOffers(await readPriceExtras(deps.db)));
};
