import type { PassengerBody, PassengerView } from '#contract/trip/passengers.ts';
import type { RideRow } from '#server/db/schema.ts';
import { AppError } from '#server/http/errors.ts';
import { normalPhone } from '#server/phones/normal-phone.ts';

/** Refuses a passenger whose number is not a telephone number. */
export async function withNormalPhone<Body extends { passenger?: PassengerBody | null | undefined }>(
  body: Body,
): Promise<Body> {
  if (!body.passenger?.phone) return body;
  const phone = await normalPhone(body.passenger.phone);
  if (phone === undefined) throw new AppError('phone_invalid');
  return { ...body, passenger: { ...body.passenger, phone } };
}

export function passengerColumns(passenger: PassengerBody | null) {
  return { passenger_name: passenger?.name ?? '', passenger_phone: passenger?.phone ?? '' };
}

export function presentPassenger(
  { passenger_name: name, passenger_phone: phone }: Pick<RideRow, 'passenger_name' | 'passenger_phone'>,
  withPhone: boolean,
): PassengerView | null {
  return name === '' ? null : { name, phone: withPhone ? phone : null };
}
