import { centsFrom } from '#contract/pricing/pricing.ts';
import { verdictApi } from '#contract/rides/verdicts.api.ts';
import { pointFrom } from '#server/features/places/index.ts';
import { countRides, presentRide, readRidesById } from '#server/features/rides/index.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { readTripVerdict, readVerdicts } from './read-verdicts.ts';

const REQUESTS_A_MINUTE = 120;

export const verdictRoutes: Routes = async (app, { deps }) => {
  const config = { requestsAMinute: REQUESTS_A_MINUTE };

  serve(app, verdictApi.list, async ({ actor }) => readVerdicts(deps, actor), config);

  serve(app, verdictApi.listChanged, async ({ actor, query }) => {
    const [rides, counts, verdicts] = await Promise.all([
      readRidesById(deps, actor, query.ids.split(',')),
      countRides(deps, actor),
      readVerdicts(deps, actor),
    ]);
    return { rides: rides.map((ride) => presentRide(ride, actor, deps.clock())), counts, verdicts };
  });

  serve(
    app,
    verdictApi.getForTrip,
    async ({ actor, query }) => {
      const { scheduledAt, from, to, minutes, price } = query;
      return await readTripVerdict(deps, actor, {
        kind: 'ride',
        id: '',
        startsAt: new Date(scheduledAt),
        minutes: minutes === undefined ? null : Number(minutes),
        from: pointFrom(from, 'from'),
        to: pointFrom(to, 'to'),
        price: (price === undefined ? undefined : centsFrom(price)) ?? null,
      });
    },
    config,
  );
};
