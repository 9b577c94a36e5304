import * as z from 'zod/mini';

const latitude = z.number().check(z.gte(-90), z.lte(90));
const longitude = z.number().check(z.gte(-180), z.lte(180));
const position = z.tuple([longitude, latitude], z.number());

export const completionAnswer = z.object({
  status: z.string(),
  results: z._default(
    z.array(z.object({ fulltext: z.string().check(z.trim(), z.minLength(1)), x: longitude, y: latitude })),
    [],
  ),
});

/** GeoJSON of the geocoder; places of interest have no label. */
export const geocodingAnswer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: position }),
      properties: z.object({ label: z.optional(z.string()), score: z._default(z.number(), 0) }),
    }),
  ),
});

export const roadAnswer = z.object({
  distance: z.number().check(z.gte(0)),
  duration: z.number().check(z.gte(0)),
  geometry: z.object({ coordinates: z.array(position) }),
});
