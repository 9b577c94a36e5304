import { agendaApi } from '#contract/time/agenda.api.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { readAgendaTimes } from './read-agenda-times.ts';

export const agendaRoutes: Routes = async (app, { deps }) => {
  serve(app, agendaApi.getTimes, async ({ actor, query }) => readAgendaTimes(deps, actor, query));
};
