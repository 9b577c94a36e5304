import type { Places } from '#server/ports/places.ts';

/** Asks `other` when `preferred` fails. */
export function placesWithFallback(preferred: Places, other: Places): Places {
  return {
    suggest: (input) => preferred.suggest(input).catch(() => other.suggest(input)),
    details: (id) => preferred.details(id).catch(() => other.details(id)),
    geocode: (address) => preferred.geocode(address).catch(() => other.geocode(address)),
    reverse: (point) => preferred.reverse(point).catch(() => other.reverse(point)),
    measure: (from, to, options) =>
      preferred
        .measure(from, to, options)
        .catch(async () => ({ ...(await other.measure(from, to, options)), isFallback: true })),
  };
}
