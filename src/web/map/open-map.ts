import type { PageState } from '#contract/page-state.ts';
import type { LiveMap } from './live-map.ts';

export type OpenedMap = LiveMap & { isGoogle: boolean };

/** Google's map for operators with a key; the free one otherwise, and where Google does not answer. */
export async function openMap(element: HTMLElement, source: PageState['map']): Promise<OpenedMap> {
  const google = source.googleKey ? await googleMap(element, source.googleKey) : undefined;
  if (google) return { ...google, isGoogle: true };
  const { openFreeMap } = await import('./live-map.ts');
  return { ...openFreeMap(element, source.tilesUrl), isGoogle: false };
}

async function googleMap(element: HTMLElement, key: string): Promise<LiveMap | undefined> {
  try {
    const { openGoogleMap } = await import('./google-map.ts');
    return await openGoogleMap(element, key);
  } catch {
    return undefined;
  }
}
