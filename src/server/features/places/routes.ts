import { placesApi } from '#contract/places.api.ts';
import { quoteTrip } from '#server/features/pricing/index.ts';
import { AppError } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { pointFrom } from './point-from.ts';

const LEAST_LETTERS = 2;
const REQUESTS_A_MINUTE = 120;

export const placeRoutes: Routes = async (app, { deps }) => {
  const max = Math.max(1, Math.round(REQUESTS_A_MINUTE * deps.options.rateLimitScale));
  const config = { rateLimit: { max, timeWindow: 60_000 } };

  serve(
    app,
    placesApi.suggest,
    async ({ query: { input } }) => ({
      suggestions: input.length < LEAST_LETTERS ? [] : await deps.places.suggest(input),
    }),
    config,
  );

  serve(
    app,
    placesApi.get,
    async ({ query }) => {
      const place = await deps.places.details(query.place_id);
      if (!place) throw new AppError('place_not_found');
      return { place };
    },
    config,
  );

  serve(
    app,
    placesApi.findAddress,
    async ({ query }) => {
      const address = await deps.places.reverse(query);
      if (!address) throw new AppError('place_not_found');
      return { address };
    },
    config,
  );

  serve(
    app,
    placesApi.quoteTrip,
    async ({ query }) => {
      const from = pointFrom(query.origins, 'origins');
      const to = pointFrom(query.destinations, 'destinations');
      const road = await deps.places.measure(from, to);
      const scheduledAt = query.scheduledAt ? new Date(query.scheduledAt) : deps.clock();
      return await quoteTrip(deps, { from, to, ...road }, scheduledAt);
    },
    config,
  );
};
