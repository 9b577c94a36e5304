import type { Place, Places, Point } from '#server/ports/places.ts';
import { askProvider, type ProviderOptions } from './ask-provider.ts';
import { completionAnswer, geocodingAnswer, roadAnswer } from './geoplateforme-answers.ts';
import { ProviderFailure } from './provider-error.ts';
import { measuredRoad } from './road.ts';

const SURE_ENOUGH = 0.5;
const road = { resource: 'bdtopo-osrm', profile: 'car', optimization: 'fastest' };
const format = { geometryFormat: 'geojson', getSteps: 'false', distanceUnit: 'meter', timeUnit: 'second' };

/** The French state's open services. */
export function geoplateformePlaces(options: ProviderOptions): Places {
  return {
    async suggest(input) {
      const query = { text: input, type: 'PositionOfInterest,StreetAddress', maximumResponses: '5' };
      const { status, results } = await askProvider(
        options,
        '/geocodage/completion/',
        query,
        completionAnswer,
      );
      if (status !== 'OK') throw new ProviderFailure('completion failed');
      const suggestions = results.map(({ fulltext, x, y }) =>
        suggestionOf({ address: fulltext, lat: y, lng: x }),
      );
      return { suggestions, isLimited: false };
    },

    details: async (id) => placeIn(id),

    async geocode(address) {
      const query = { q: address, index: 'address,poi', autocomplete: '0', limit: '1' };
      const { features } = await askProvider(options, '/geocodage/search', query, geocodingAnswer);
      const [found] = features;
      if (!found || found.properties.score < SURE_ENOUGH) return undefined;
      const [lng, lat] = found.geometry.coordinates;
      return { lat, lng };
    },

    async reverse({ lat, lng }) {
      const query = { lat: `${lat}`, lon: `${lng}`, index: 'address', limit: '1' };
      const { features } = await askProvider(options, '/geocodage/reverse', query, geocodingAnswer);
      return features[0]?.properties.label;
    },

    // It can avoid motorways but not tolls, and most motorways around towns are free: the option is not passed on.
    async measure(from, to) {
      const query = { ...road, start: textOf(from), end: textOf(to), ...format };
      const answer = await askProvider(options, '/navigation/itineraire', query, roadAnswer);
      const path = answer.geometry.coordinates.map(([lng, lat]): [number, number] => [lat, lng]);
      return measuredRoad(from, to, { metres: answer.distance, seconds: answer.duration, path });
    },
  };
}

/** The id contains the place itself, so that it resolves while the service is unavailable. */
function suggestionOf({ address, lat, lng }: Place) {
  return { id: `open:${lat},${lng},${address}`, address, lat, lng };
}

/** The id comes from the browser: its format and its coordinates are validated. */
function placeIn(id: string): Place | undefined {
  const match = /^open:(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?),(\P{Cc}{1,300})$/u.exec(id);
  if (!match?.[3]) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { address: match[3], lat, lng } : undefined;
}

function textOf({ lat, lng }: Point): string {
  return `${lng},${lat}`;
}
