import * as z from 'zod/mini';

/** The free map of the French state, which an operator may use without a key. */
const PLAN_IGN =
  'https://data.geopf.fr/wmts?SERVICE=WMTS&VERSION=1.0.0&REQUEST=GetTile&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&STYLE=normal&FORMAT=image/png&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}';

export const NO_TILES = 'none';

/** A browser shows no http pictures in a page of https; only a trial on one's own machine may use them. */
export const tilesUrl = z._default(
  z.string().check(
    z.refine((value) => value === NO_TILES || isSafe(value), {
      error:
        'doit être une adresse https:// (http:// sur cette machine seulement), ou none pour une carte sans tuiles',
    }),
  ),
  PLAN_IGN,
);

function isSafe(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/u.test(hostname);
}
