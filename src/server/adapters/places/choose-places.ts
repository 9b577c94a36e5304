import type { Places } from '#server/ports/places.ts';
import { builtinPlaces } from './builtin-places.ts';
import { gatedPlaces } from './gated-places.ts';
import { geoplateformePlaces } from './geoplateforme-places.ts';
import { googlePlaces } from './google-places.ts';
import { placesWithFallback } from './places-with-fallback.ts';
import { placesWithKnown } from './places-with-known.ts';
import type { Log } from './provider-gate.ts';
import { rememberedPlaces } from './remembered-places.ts';

export type PlacesOptions = {
  provider: 'auto' | 'google' | 'open' | 'builtin';
  googleKey: string | undefined;
  googleBaseUrl: string;
  geoplateformeBaseUrl: string;
  clock: () => Date;
  log: Log;
  limitMs?: number;
  dailyBudget?: number;
};

/** The places provider the operator chose, with a fallback for its failures; the ids of every provider resolve. */
export function choosePlaces(options: PlacesOptions): Places {
  const { googleKey: key, googleBaseUrl, geoplateformeBaseUrl, limitMs } = options;
  const builtin = builtinPlaces();
  const open = geoplateformePlaces({ baseUrl: geoplateformeBaseUrl, limitMs });
  const google = key
    ? withFallback('google', googlePlaces({ baseUrl: googleBaseUrl, key, limitMs }), builtin, options)
    : builtin;
  const byName = { builtin, google, open: withFallback('open', open, builtin, options) };
  const automatic = key ? 'google' : 'open';
  const chosen = options.provider === 'auto' ? automatic : options.provider;
  if (chosen === 'google' && !key) options.log.warn({}, 'no key for google, built-in places answer');

  return { ...byName[chosen], details: detailsOf({ builtin, google, open }) };
}

function withFallback(provider: string, places: Places, builtin: Places, options: PlacesOptions): Places {
  const { clock, log, dailyBudget } = options;
  const gated = gatedPlaces(places, { provider, clock, log, dailyBudget });
  return placesWithFallback(placesWithKnown(rememberedPlaces(gated, clock)), builtin);
}

/** Ids of `open` hold their place: they resolve without the service, whatever state it is in. */
function detailsOf(adapters: Record<string, Places>): Places['details'] {
  const known = new Map(Object.entries(adapters));
  return async (id) => {
    const [name = ''] = id.split(':');
    return await known.get(name)?.details(id);
  };
}
