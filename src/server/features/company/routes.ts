import { companyApi } from '#contract/platform/company.api.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { readControlList } from './read-control-list.ts';
import { saveCompany } from './save-company.ts';

export const companyRoutes: Routes = async (app, { deps }) => {
  serve(app, companyApi.get, async () => (await deps.settings.current()).company);

  serve(app, companyApi.save, async ({ actor, body }) => saveCompany(deps, actor, body));

  serve(app, companyApi.listControlPoints, async ({ actor }) => readControlList(deps, actor));
};
