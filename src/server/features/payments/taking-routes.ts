import { takingsQuery, takingsView } from '#contract/payments.ts';
import { actorOf, drivers } from '#server/http/access.ts';
import { answers, type Routes } from '#server/http/routes.ts';
import { presentTakings } from './present-takings.ts';
import { readMovements, readTakings, spanOf } from './read-takings.ts';
import { takingsCsv } from './takings-csv.ts';

export const takingRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/api/takings',
    { config: drivers, schema: { querystring: takingsQuery, response: answers(takingsView) } },
    async (request) => {
      const driver = actorOf(request);
      return presentTakings(await readTakings(deps, driver, request.query), driver);
    },
  );

  app.get(
    '/api/takings.csv',
    { config: drivers, schema: { querystring: takingsQuery } },
    async (request, reply) => {
      const span = spanOf(deps, request.query);
      const movements = await readMovements(deps, actorOf(request), span);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="recettes-${span.firstDay}-${span.lastDay}.csv"`)
        .send(takingsCsv(movements));
    },
  );
};
