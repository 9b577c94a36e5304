import { useRef } from 'react';
import type { SuggestionView } from '#contract/trip/places.ts';
import { coordsOf } from '#web/addresses/places-api.ts';
import type { Coords } from '#web/browser/geolocation.ts';

/** The coordinates of the addresses that were chosen from the list; the server finds those of others. */
export function useAddressPoints() {
  const chosen = useRef(new Map<string, Promise<Coords | undefined>>());

  return {
    note: (suggestion: SuggestionView) => {
      const point = coordsOf(suggestion).catch(() => undefined);
      chosen.current.set(suggestion.address, point);
    },
    of: async ({ homeAddress, workAddress }: { homeAddress: string; workAddress: string }) => {
      const home = await chosen.current.get(homeAddress);
      const work = await chosen.current.get(workAddress);
      return {
        ...(home ? { homeLat: home.lat, homeLng: home.lng } : {}),
        ...(work ? { workLat: work.lat, workLng: work.lng } : {}),
      };
    },
  };
}
