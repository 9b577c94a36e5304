export type Credit = { text: string; url: string };

export const IGN_CREDIT: Credit = { text: '© IGN', url: 'https://geoservices.ign.fr/' };
const OPEN_STREET_MAP: Credit = { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' };

/** The attribution of a map: the French state for its own tiles, OpenStreetMap for all others, made from its data. */
export function tilesCredit(tilesUrl: string): Credit {
  return /^https:\/\/(?:[\w-]+\.)*(?:geopf|ign)\.fr\//u.test(tilesUrl) ? IGN_CREDIT : OPEN_STREET_MAP;
}
