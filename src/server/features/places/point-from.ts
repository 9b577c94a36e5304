import { COORDINATES_INVALID } from '#contract/text.ts';
import { AppError } from '#server/http/errors.ts';
import type { Point } from '#server/ports/places.ts';

/** The point of 'lat,lng'; the refusal of an invalid one names `field`. */
export function pointFrom(text: string, field: string): Point {
  const [lat, lng] = text.split(',').map(Number);
  if (lat === undefined || lng === undefined || !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180))
    throw new AppError('invalid_request', {
      message: COORDINATES_INVALID,
      fields: { [field]: COORDINATES_INVALID },
    });
  return { lat, lng };
}
