import type { $ZodType, output } from 'zod/v4/core';
import type { Place, Places, Point } from '#server/ports/places.ts';
import { askProvider, type ProviderOptions } from './ask-provider.ts';
import { detailsAnswer, directionsAnswer, geocodingAnswer, suggestionsAnswer } from './google-answers.ts';
import { decodePolyline } from './polyline.ts';
import { ProviderFailure, ProviderRefusal } from './provider-error.ts';
import { measuredRoad } from './road.ts';

const FRANCE = 'country:fr';
const settled = ['OK', 'ZERO_RESULTS'];
const vague = ['country', 'administrative_area_level_1', 'administrative_area_level_2', 'plus_code'];
const refusals = ['NOT_FOUND', 'INVALID_REQUEST', 'MAX_ROUTE_LENGTH_EXCEEDED'];

export function googlePlaces(options: ProviderOptions & { key: string }): Places {
  async function ask<Shape extends $ZodType<{ status: string }>>(
    path: string,
    query: Record<string, string>,
    shape: Shape,
  ): Promise<output<Shape>> {
    const answer = await askProvider(
      options,
      `/maps/api${path}/json`,
      { ...query, language: 'fr', key: options.key },
      shape,
    );
    if (settled.includes(answer.status)) return answer;
    if (refusals.includes(answer.status)) throw new ProviderRefusal(answer.status);
    throw new ProviderFailure(answer.status);
  }

  return {
    async suggest(input) {
      const query = { input, components: FRANCE };
      const { predictions } = await ask('/place/autocomplete', query, suggestionsAnswer);
      const suggestions = predictions.map(({ place_id, description }) => ({
        id: `google:${place_id}`,
        address: withoutCountry(description),
        lat: null,
        lng: null,
      }));
      return { suggestions, isLimited: false };
    },

    async details(id) {
      const placeId = /^google:([\w-]{1,400})$/u.exec(id)?.[1];
      if (!placeId) return undefined;
      const query = { place_id: placeId, fields: 'name,formatted_address,geometry' };
      const { result } = await ask('/place/details', query, detailsAnswer).catch(nothingWhenRefused);
      return placeFrom(result);
    },

    async geocode(address) {
      const { results } = await ask('/geocode', { address, components: FRANCE }, geocodingAnswer);
      return results.find(isPrecise)?.geometry.location;
    },

    async reverse(point) {
      const { results } = await ask('/geocode', { latlng: textOf(point) }, geocodingAnswer);
      const found = results.find(isPrecise);
      return found && withoutCountry(found.formatted_address);
    },

    async measure(from, to, { allowToll = true } = {}) {
      const query = { origin: textOf(from), destination: textOf(to), mode: 'driving', region: 'fr' };
      const avoid: Record<string, string> = allowToll ? {} : { avoid: 'tolls' };
      const { routes } = await ask('/directions', { ...query, ...avoid }, directionsAnswer);
      const [route] = routes;
      if (!route) throw new ProviderRefusal('no road');
      return measuredRoad(from, to, {
        metres: sum(route.legs.map(({ distance }) => distance.value)),
        seconds: sum(route.legs.map(({ duration }) => duration.value)),
        path: decodePolyline(route.overview_polyline.points),
      });
    },
  };
}

function nothingWhenRefused(error: unknown): output<typeof detailsAnswer> {
  if (error instanceof ProviderRefusal) return { status: error.message };
  throw error;
}

/** A station is asked for by its name, which its formatted address leaves out. */
function placeFrom(result: output<typeof detailsAnswer>['result']): Place | undefined {
  if (!result?.geometry || !result.formatted_address) return undefined;
  const { name, formatted_address, geometry } = result;
  const address = withoutCountry(formatted_address);
  return { address: name && !address.includes(name) ? `${name}, ${address}` : address, ...geometry.location };
}

/** Without a better match, Google answers with the whole country. */
function isPrecise({ types }: { types: string[] }): boolean {
  return !types.some((type) => vague.includes(type));
}

/** All addresses are in France. */
function withoutCountry(address: string): string {
  return address.replace(/, France$/u, '');
}

function textOf({ lat, lng }: Point): string {
  return `${lat},${lng}`;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
