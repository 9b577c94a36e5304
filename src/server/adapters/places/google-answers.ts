import * as z from 'zod/mini';

const latitude = z.number().check(z.gte(-90), z.lte(90));
const longitude = z.number().check(z.gte(-180), z.lte(180));
const geometry = z.object({ location: z.object({ lat: latitude, lng: longitude }) });
const address = z.string().check(z.minLength(1));
const quantity = z.object({ value: z.number().check(z.gte(0)) });

/** Every answer has a status; the rest is only there when it is 'OK'. */
export const suggestionsAnswer = z.object({
  status: z.string(),
  predictions: z._default(z.array(z.object({ description: address, place_id: z.string() })), []),
});

export const detailsAnswer = z.object({
  status: z.string(),
  result: z.optional(
    z.object({
      name: z.optional(z.string()),
      formatted_address: z.optional(address),
      geometry: z.optional(geometry),
    }),
  ),
});

export const geocodingAnswer = z.object({
  status: z.string(),
  results: z._default(
    z.array(z.object({ formatted_address: address, geometry, types: z._default(z.array(z.string()), []) })),
    [],
  ),
});

export const directionsAnswer = z.object({
  status: z.string(),
  routes: z._default(
    z.array(
      z.object({
        overview_polyline: z.object({ points: z.string() }),
        legs: z.array(z.object({ distance: quantity, duration: quantity })).check(z.minLength(1)),
      }),
    ),
    [],
  ),
});
