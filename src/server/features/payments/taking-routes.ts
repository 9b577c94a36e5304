import { paymentApi } from '#contract/payments.api.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { presentTakings } from './present-takings.ts';
import { readMovements, readTakings, spanOf } from './read-takings.ts';
import { takingsCsv } from './takings-csv.ts';

export const takingRoutes: Routes = async (app, { deps }) => {
  serve(app, paymentApi.getTakings, async ({ actor, query }) =>
    presentTakings(await readTakings(deps, actor, query), actor),
  );

  serve(app, paymentApi.downloadTakings, async ({ actor, query, reply }) => {
    const span = spanOf(deps, query);
    const movements = await readMovements(deps, actor, span);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="recettes-${span.firstDay}-${span.lastDay}.csv"`)
      .send(takingsCsv(movements));
  });
};
