import { adminApi } from '#contract/platform/admin.api.ts';
import { handOverRide, presentRide } from '#server/features/rides/index.ts';
import { mayBeOld } from '#server/http/may-be-old.ts';
import type { Routes } from '#server/http/routes.ts';
import { sendPage } from '#server/http/send-page.ts';
import { serve } from '#server/http/serve.ts';
import { journalCsv } from './journal-csv.ts';
import { readAdminRides } from './read-admin-rides.ts';
import { readFigures } from './read-figures.ts';
import { exportJournal, readJournal } from './read-journal.ts';
import { readOutbox } from './read-outbox.ts';
import { readState } from './read-state.ts';
import { resendMessage } from './resend-message.ts';

const DEFAULT_WEEKS = 12;

export const adminRoutes: Routes = async (app, { deps }) => {
  serve(app, adminApi.getFigures, async ({ query, request }) =>
    mayBeOld(deps, request, (reading) => readFigures(reading, Number(query.weeks ?? DEFAULT_WEEKS))),
  );

  serve(app, adminApi.listRides, async ({ actor, query, reply }) => {
    const { rides, next } = await readAdminRides(deps, query);
    return sendPage(
      reply,
      next,
      rides.map((ride) => presentRide(ride, actor, deps.clock())),
    );
  });

  serve(app, adminApi.handOver, async ({ actor, params, body }) =>
    presentRide(await handOverRide(deps, actor, { rideId: params.id, ...body }), actor, deps.clock()),
  );

  serve(app, adminApi.getJournal, async ({ query, request }) =>
    mayBeOld(deps, request, (reading) => readJournal(reading, query)),
  );

  serve(app, adminApi.getState, async ({ actor }) => readState(deps, actor));

  serve(app, adminApi.downloadJournal, async ({ query, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="journal.csv"')
      .send(journalCsv(await exportJournal(deps, query))),
  );

  serve(app, adminApi.getOutbox, async ({ query }) => readOutbox(deps, query));

  serve(app, adminApi.resend, async ({ actor, params }) => {
    await resendMessage(deps, actor, params.id);
    return { message: 'Le message repart.' };
  });
};
