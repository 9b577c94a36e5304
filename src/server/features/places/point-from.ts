import { COORDINATES_INVALID } from '#contract/field-schemas.ts';
import { knownPoint } from '#domain/geo/known-point.ts';
import { AppError } from '#server/http/errors.ts';
import type { Point } from '#server/ports/places.ts';

/** The point of 'lat,lng', null when it is unknown; the refusal of an invalid one names `field`. */
export function pointFrom(text: string | undefined, field: string): Point | null {
  if (text === undefined) return null;
  const [lat, lng] = text.split(',').map(Number);
  if (lat === undefined || lng === undefined || !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180))
    throw new AppError('invalid_request', {
      message: COORDINATES_INVALID,
      fields: { [field]: COORDINATES_INVALID },
    });
  return knownPoint(lat, lng);
}
