import { landingApi } from '#contract/rides/landing.api.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { reportLanding, undoLanding } from './moves/report-landing.ts';
import { presentRide } from './present-ride.ts';

export const landingRoutes: Routes = async (app, { deps }) => {
  serve(app, landingApi.reportLanding, async ({ actor, params, body }) =>
    presentRide(await reportLanding(deps, actor, params.id, body.sign), actor, deps.clock()),
  );

  serve(app, landingApi.undoLanding, async ({ actor, params, body }) =>
    presentRide(await undoLanding(deps, actor, params.id, body.sign), actor, deps.clock()),
  );
};
