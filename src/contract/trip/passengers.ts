import * as z from 'zod/mini';
import { filledLine, line } from '../field-schemas.ts';
import { PASSENGER_NAME_MISSING } from '../sentences/ride-sentences.fr.ts';

/** Who rides, when it is not the client. `phone` is for those who may see the client's; empty if not given. */
export const passengerView = z.object({ name: z.string(), phone: z.nullable(z.string()) });
export type PassengerView = z.infer<typeof passengerView>;

/** A number of any country; without one the driver calls the client. */
export const passengerBody = z.strictObject({
  name: filledLine(100, PASSENGER_NAME_MISSING),
  phone: line(30),
});
export type PassengerBody = z.output<typeof passengerBody>;

/** Null: the client rides. */
export const changePassengerBody = z.strictObject({ passenger: z.nullable(passengerBody) });
export type ChangePassengerBody = z.input<typeof changePassengerBody>;
