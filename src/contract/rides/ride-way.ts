import * as z from 'zod/mini';
import { waySteps } from '#domain/ride/way.ts';

/** What is known of a ride between acceptance and start; absent until the driver set off or called. */
export const wayFields = {
  /** When the driver set off for the pickup and arrived there. */
  onTheWayAt: z.optional(z.string()),
  arrivedAt: z.optional(z.string()),
  /** Started offline: `startTime` is the phone's time. */
  startByPhone: z.optional(z.boolean()),
  /** From when the driver may report the client absent; for an accepted ride with cancellation terms. */
  absentFrom: z.optional(z.string()),
  way: z.optional(
    z.object({
      /** The expected arrival of the driver, by the road; null when their start is unknown. */
      expectedAt: z.nullable(z.string()),
      /** The steps taken offline, whose time is the phone's. */
      byPhone: z.array(z.enum(waySteps)),
      /** For a driver at the pickup: when the free waiting ends, its minutes, and the price of each minute after. */
      freeUntil: z.nullable(z.string()),
      freeMinutes: z.nullable(z.number()),
      waitingPrice: z.nullable(z.string()),
      /** The distance to the pickup at the arrival, where the position was shared. */
      arrivedMetres: z.optional(z.number()),
      /** When the driver called; for the driver and the admin. */
      calledAt: z.array(z.string()),
    }),
  ),
};

const step = z.enum(waySteps, { error: 'Cette étape est inconnue.' });

/** The phone's time of an action taken offline. */
export const phoneTime = z.optional(z.iso.datetime({ error: 'Cette heure n’est pas valide.' }));

export const takeStepBody = z.strictObject({ step, phoneTime });
export type TakeStepBody = z.input<typeof takeStepBody>;

export const undoStepBody = z.strictObject({ step });
export type UndoStepBody = z.input<typeof undoStepBody>;
