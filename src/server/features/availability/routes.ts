import { hoursApi } from '#contract/time/hours.api.ts';
import { departureApi } from '#contract/trip/departures.api.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { answerMoment } from './availability.ts';
import { addDayOff, removeDayOff } from './days-off.ts';
import { departuresIn, tripIn } from './departures.ts';
import { readInstant, saveInstant } from './instant.ts';
import { readOwnHours, saveOwnHours } from './own-hours.ts';

/** Each reads the plans of a month, or of all months. */
const ASKED_A_MINUTE = 120;

export const availabilityRoutes: Routes = async (app, { deps }) => {
  serve(app, hoursApi.get, async ({ actor }) => readOwnHours(deps, actor));

  serve(app, hoursApi.save, async ({ actor, body }) => {
    await saveOwnHours(deps, actor, body);
    return await readOwnHours(deps, actor);
  });

  serve(app, hoursApi.addDayOff, async ({ actor, body }) => addDayOff(deps, actor, body));

  serve(app, hoursApi.removeDayOff, async ({ actor, params }) => {
    await removeDayOff(deps, actor, params.id);
    return { message: 'Congé supprimé' };
  });

  serve(app, hoursApi.getInstant, async ({ actor }) => readInstant(deps, actor));

  serve(app, hoursApi.saveInstant, async ({ actor, body }) => {
    await saveInstant(deps, actor, body);
    return await readInstant(deps, actor);
  });

  serve(
    app,
    departureApi.list,
    async ({ query: { month, ...trip } }) => departuresIn(deps, month, tripIn(trip)),
    { requestsAMinute: ASKED_A_MINUTE },
  );

  serve(
    app,
    departureApi.checkMoment,
    async ({ query: { at, ...trip } }) => answerMoment(deps, new Date(at), tripIn(trip)),
    { requestsAMinute: ASKED_A_MINUTE },
  );
};
