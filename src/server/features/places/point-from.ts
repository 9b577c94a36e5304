import { AppError } from '#server/http/errors.ts';
import type { Point } from '#server/ports/places.ts';

const message = 'Ces coordonnées ne sont pas valides.';

/** The point of 'lat,lng'; the refusal of an invalid one names `field`. */
export function pointFrom(text: string, field: string): Point {
  const [lat, lng] = text.split(',').map(Number);
  if (lat === undefined || lng === undefined || !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180))
    throw new AppError('invalid_request', { message, fields: { [field]: message } });
  return { lat, lng };
}
