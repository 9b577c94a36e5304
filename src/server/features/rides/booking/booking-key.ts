import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { BookRide } from '#contract/rides/booking-bodies.ts';
import { textOfOptions } from '#contract/sentences/options-text.ts';
import type { PassengerBody } from '#contract/trip/passengers.ts';
import { textOfStops } from '#contract/words/stops-text.ts';
import { AppError } from '#server/http/errors.ts';

/** The form sends one key for each intended booking. A key that cannot be stored is refused. */
export function bookingKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\w-]{1,100}$/u.test(key)) return key;
  throw new AppError('invalid_request');
}

/** Of what was ordered; the quote, and fields that the server ignores, may differ between attempts. */
export function hashOfOrder(body: BookRide): Buffer {
  const {
    quoteId: _quote,
    estimatedPrice: _price,
    distance: _km,
    duration: _minutes,
    options,
    stops,
    passenger,
    ...rest
  } = body;
  const ordered = {
    ...rest,
    ...(passenger !== undefined && { passenger: passenger && textOfPassenger(passenger) }),
    ...(options && { options: textOfOptions(options) }),
    ...(stops && { stops: textOfStops(stops) }),
  };
  return createHash('sha256')
    .update(JSON.stringify(ordered, Object.keys(ordered).toSorted()))
    .digest();
}

/** As text: the list of keys does not reach into nested objects. */
function textOfPassenger({ name, phone }: PassengerBody): string {
  return JSON.stringify([name, phone]);
}
