import * as z from 'zod/mini';
import { rideStatuses } from '#domain/ride/ride.ts';
import { line } from '../field-schemas.ts';
import { moneyAmount } from '../pricing/pricing.ts';
import { FINAL_AT_THE_END } from '../sentences/ride-sentences.fr.ts';
import { additionsBody } from './ride-closing.ts';
import { phoneTime } from './ride-way.ts';

/** The version the driver saw: after a concurrent edit the move is refused. */
const seen = { version: z.optional(z.int({ error: 'Cette version n’est pas valide.' })) };

export const acceptRideBody = z.strictObject(seen);
export type AcceptRideBody = z.input<typeof acceptRideBody>;

/** `all`: every ride whose change was requested together with this one. */
export const answerChangeBody = z.strictObject({
  ...seen,
  all: z.optional(z.boolean({ error: 'Cette option vaut oui ou non.' })),
});
export type AnswerChangeBody = z.input<typeof answerChangeBody>;

/** `fee`: the cost that the client was shown; another amount is refused. */
export const cancelRideBody = z.strictObject({ reason: z.optional(line(500)), fee: z.optional(moneyAmount) });
export type CancelRideBody = z.input<typeof cancelRideBody>;

export const rejectRideBody = z.strictObject({ rejectionReason: line(500), ...seen });
export type RejectRideBody = z.input<typeof rejectRideBody>;

const statusNames = { error: 'Ce statut est inconnu.' };

/** `driverId`, `startTime` and `endTime` are accepted and ignored: the session and the server's clock decide. */
export const moveRideBody = z
  .strictObject({
    status: z.enum(rideStatuses, statusNames),
    reason: z.optional(line(500)),
    ...seen,
    driverId: z.optional(z.unknown()),
    startTime: z.optional(z.unknown()),
    endTime: z.optional(z.unknown()),
    /** The final price, when it is not the estimate; read when completing. */
    finalPrice: z.optional(z.nullable(moneyAmount)),
    /** The additions that raise the price, each named; read when completing. */
    additions: z.optional(additionsBody),
    /**
     * For a hire that is completed: whether its route was agreed beforehand, which gives it the VAT rate of a trip;
     * absent: as ordered.
     */
    agreedRoute: z.optional(z.boolean({ error: 'Cette option vaut oui ou non.' })),
    /** With `in_progress`: completes the running ride and starts this one, in one transaction. */
    completeCurrent: z.optional(z.boolean({ error: 'Cette option vaut oui ou non.' })),
    /** With `in_progress`: when the driver started it offline. */
    phoneTime,
  })
  .check(
    z.refine(({ status, finalPrice }) => (finalPrice ?? null) === null || status === 'completed', {
      path: ['finalPrice'],
      error: FINAL_AT_THE_END,
    }),
    z.refine(({ status, additions }) => !additions || status === 'completed', {
      path: ['additions'],
      error: FINAL_AT_THE_END,
    }),
    z.refine(({ status, completeCurrent }) => !completeCurrent || status === 'in_progress', {
      path: ['completeCurrent'],
      error: 'La course en cours ne se termine ainsi qu’en démarrant une autre.',
    }),
  );
export type MoveRideBody = z.input<typeof moveRideBody>;
