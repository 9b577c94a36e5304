import type { PageState } from '#contract/page-state.ts';
import type { Credit } from '#domain/geo/tiles-credit.ts';
import { type LiveMap, openFreeMap } from './live-map.ts';

/** Google's map for operators with a key; the free one otherwise, and when Google does not answer. */
export async function openMap(
  element: HTMLElement,
  source: PageState['map'],
  onCredit: (credit: Credit) => void,
): Promise<LiveMap> {
  const google = source.googleKey ? await googleMap(element, source.googleKey) : undefined;
  if (google) return google;
  return openFreeMap(element, { ...source, onCredit });
}

async function googleMap(element: HTMLElement, key: string): Promise<LiveMap | undefined> {
  try {
    const { openGoogleMap } = await import('./google-map.ts');
    return await openGoogleMap(element, key);
  } catch {
    return undefined;
  }
}
