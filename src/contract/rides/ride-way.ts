import * as z from 'zod/mini';
import { waySteps } from '#domain/ride/way.ts';

/** What is known of a ride between acceptance and start; absent before its driver left or called. */
export const wayFields = {
  /** When its driver left for the client and was there. */
  onTheWayAt: z.optional(z.string()),
  arrivedAt: z.optional(z.string()),
  /** Started without network: `startTime` is that of a telephone. */
  startByPhone: z.optional(z.boolean()),
  /** From when its driver may note that the client did not come; of an accepted ride with cancellation terms. */
  absentFrom: z.optional(z.string()),
  way: z.optional(
    z.object({
      /** When the driver should be there, by the road; null when nobody knows where they come from. */
      expectedAt: z.nullable(z.string()),
      /** The steps whose time is that of a telephone without network. */
      byPhone: z.array(z.enum(waySteps)),
      /** Of a driver who is there: until when waiting is free, after how many minutes, and what each costs then. */
      freeUntil: z.nullable(z.string()),
      freeMinutes: z.nullable(z.number()),
      waitingPrice: z.nullable(z.string()),
      /** From the pickup at the arrival, where the position was shared. */
      arrivedMetres: z.optional(z.number()),
      /** When the driver called; for the driver and the admin. */
      calledAt: z.array(z.string()),
    }),
  ),
};

const step = z.enum(waySteps, { error: 'Cette étape est inconnue.' });

/** The time of a telephone that had no network when its driver acted. */
export const phoneTime = z.optional(z.iso.datetime({ error: 'Cette heure n’est pas valide.' }));

export const takeStepBody = z.strictObject({ step, phoneTime });
export type TakeStepBody = z.input<typeof takeStepBody>;

export const undoStepBody = z.strictObject({ step });
export type UndoStepBody = z.input<typeof undoStepBody>;
