import { optionsOf } from '#contract/sentences/options-text.ts';
import { placesApi } from '#contract/trip/places.api.ts';
import { stopsFrom } from '#contract/trip/trip.ts';
import { confirmedOutsideHours } from '#server/features/availability/index.ts';
import { askedEnds, askedStops, quoteTrip } from '#server/features/pricing/index.ts';
import { visitorMay } from '#server/http/access.ts';
import { AppError } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';
import { serve } from '#server/http/serve.ts';
import { pointFrom } from './point-from.ts';
import { suggestPlaces } from './suggest-places.ts';

const REQUESTS_A_MINUTE = 120;

export const placeRoutes: Routes = async (app, { deps }) => {
  const config = { requestsAMinute: REQUESTS_A_MINUTE };

  serve(app, placesApi.suggest, async ({ query: { input } }) => await suggestPlaces(deps, input), config);

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
    async ({ query, request, reply }) => {
      const { originAddress, destinationAddress, scheduledAt, allowToll, passengers, luggage, options } =
        query;
      const from = { address: originAddress ?? null, point: pointFrom(query.origins, 'origins') };
      const to = {
        address: destinationAddress ?? null,
        point: pointFrom(query.destinations, 'destinations'),
      };
      const trip = {
        ...askedEnds(from, to),
        ...{
          stops: askedStops(stopsFrom(query.stops ?? '[]') ?? []),
          hours: query.hours ? Number(query.hours) : null,
        },
        at: (scheduledAt ? new Date(scheduledAt) : deps.clock()).toISOString(),
        allowToll: allowToll === 'true',
        passengers: Number(passengers ?? 1),
        luggage: Number(luggage ?? 0),
        options: optionsOf(options ?? ''),
      };
      const isDriver = () => visitorMay(deps, request, reply, 'drive');
      return await quoteTrip(deps, trip, confirmedOutsideHours(deps, isDriver));
    },
    config,
  );
};
