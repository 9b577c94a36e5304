import type { Place, Places, Point, Road, Suggestions } from '#server/ports/places.ts';
import { shortMemory } from './short-memory.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Caches the answers of a service; coordinates are rounded to the metre. */
export function rememberedPlaces(places: Places, clock: () => Date): Places {
  const suggestions = shortMemory<Suggestions>({ most: 500, lifeMs: HOUR_MS, clock });
  const details = shortMemory<Place | undefined>({ most: 500, lifeMs: HOUR_MS, clock });
  const geocodes = shortMemory<Point | undefined>({ most: 200, lifeMs: HOUR_MS, clock });
  const addresses = shortMemory<string | undefined>({ most: 500, lifeMs: HOUR_MS, clock });
  const roads = shortMemory<Road>({ most: 200, lifeMs: 10 * MINUTE_MS, clock });

  return {
    suggest: (input) => suggestions(input.toLowerCase(), () => places.suggest(input)),
    details: (id) => details(id, () => places.details(id)),
    geocode: (address) => geocodes(address.toLowerCase(), () => places.geocode(address)),
    reverse(point) {
      const near = rounded(point);
      return addresses(textOf(near), () => places.reverse(near));
    },
    measure(from, to, options) {
      const [start, end] = [rounded(from), rounded(to)];
      const key = [textOf(start), textOf(end), options?.allowToll !== false].join(' ');
      return roads(key, () => places.measure(start, end, options));
    },
  };
}

function rounded({ lat, lng }: Point): Point {
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 };
}

function textOf({ lat, lng }: Point): string {
  return `${lat},${lng}`;
}
