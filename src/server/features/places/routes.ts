import {
  autocompleteQuery,
  detailsQuery,
  distanceQuery,
  distanceView,
  placeDetailsView,
  reverseGeocodeQuery,
  reverseGeocodeView,
  suggestionsView,
} from '#contract/places.ts';
import { quoteTrip } from '#server/features/pricing/index.ts';
import { anyone } from '#server/http/access.ts';
import { AppError } from '#server/http/errors.ts';
import { answers, type Routes } from '#server/http/routes.ts';
import { pointFrom } from './point-from.ts';

const LEAST_LETTERS = 2;
const REQUESTS_A_MINUTE = 120;

export const placeRoutes: Routes = async (app, { deps }) => {
  const max = Math.max(1, Math.round(REQUESTS_A_MINUTE * deps.options.rateLimitScale));
  const config = { ...anyone, rateLimit: { max, timeWindow: 60_000 } };

  app.get(
    '/api/google-places/autocomplete',
    { config, schema: { querystring: autocompleteQuery, response: answers(suggestionsView) } },
    async ({ query: { input } }) => ({
      suggestions: input.length < LEAST_LETTERS ? [] : await deps.places.suggest(input),
    }),
  );

  app.get(
    '/api/google-places/details',
    { config, schema: { querystring: detailsQuery, response: answers(placeDetailsView) } },
    async ({ query }) => {
      const place = await deps.places.details(query.place_id);
      if (!place) throw new AppError('place_not_found');
      return { place };
    },
  );

  app.get(
    '/api/google-places/reverse-geocode',
    { config, schema: { querystring: reverseGeocodeQuery, response: answers(reverseGeocodeView) } },
    async ({ query }) => {
      const address = await deps.places.reverse(query);
      if (!address) throw new AppError('place_not_found');
      return { address };
    },
  );

  app.get(
    '/api/google-places/distance-matrix',
    { config, schema: { querystring: distanceQuery, response: answers(distanceView) } },
    async ({ query }) => {
      const from = pointFrom(query.origins, 'origins');
      const to = pointFrom(query.destinations, 'destinations');
      const road = await deps.places.measure(from, to);
      const scheduledAt = query.scheduledAt ? new Date(query.scheduledAt) : deps.clock();
      return await quoteTrip(deps, { from, to, ...road }, scheduledAt);
    },
  );
};
