import {
  adminIdParams,
  adminRidesQuery,
  figuresQuery,
  figuresView,
  journalQuery,
  journalView,
  outboxQuery,
  outboxView,
  serviceStateView,
} from '#contract/admin.ts';
import { doneView } from '#contract/auth.ts';
import { ridesView } from '#contract/rides.ts';
import { presentRide } from '#server/features/rides/index.ts';
import { actorOf, admins } from '#server/http/access.ts';
import { answers, type Routes } from '#server/http/routes.ts';
import { readAdminRides } from './read-admin-rides.ts';
import { readFigures } from './read-figures.ts';
import { readJournal } from './read-journal.ts';
import { readOutbox } from './read-outbox.ts';
import { readState } from './read-state.ts';
import { resendMessage } from './resend-message.ts';

const DEFAULT_WEEKS = 12;

export const adminRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/api/admin/figures',
    { config: admins, schema: { querystring: figuresQuery, response: answers(figuresView) } },
    async (request) => await readFigures(deps, Number(request.query.weeks ?? DEFAULT_WEEKS)),
  );

  app.get(
    '/api/admin/rides',
    { config: admins, schema: { querystring: adminRidesQuery, response: answers(ridesView) } },
    async (request, reply) => {
      const { rides, next } = await readAdminRides(deps, request.query);
      if (next) reply.header('x-next-cursor', next);
      return rides.map((ride) => presentRide(ride, actorOf(request)));
    },
  );

  app.get(
    '/api/admin/journal',
    { config: admins, schema: { querystring: journalQuery, response: answers(journalView) } },
    async (request) => await readJournal(deps, request.query),
  );

  app.get(
    '/api/admin/state',
    { config: admins, schema: { response: answers(serviceStateView) } },
    async () => await readState(deps),
  );

  app.get(
    '/api/admin/outbox',
    { config: admins, schema: { querystring: outboxQuery, response: answers(outboxView) } },
    async (request) => await readOutbox(deps, request.query),
  );

  app.post(
    '/api/admin/outbox/:id/resend',
    { config: admins, schema: { params: adminIdParams, response: answers(doneView) } },
    async (request) => {
      await resendMessage(deps, actorOf(request), request.params.id);
      return { message: 'Le message repart.' };
    },
  );
};
