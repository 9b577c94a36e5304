import * as z from 'zod/mini';
import { outboxStates } from '#domain/notification/notification.ts';
import { ridesView } from '../rides/rides.ts';

/** `ready`: works as far as we know. `off`: not configured. `trouble`: failed recently. */
const providerView = z.object({
  name: z.enum([
    'places',
    'email',
    'whatsapp-business',
    'twilio',
    'whatsapp-web',
    'paypal',
    'stripe',
    'backups',
  ]),
  health: z.enum(['ready', 'off', 'trouble']),
  /** In French, for the admin. */
  detail: z.string(),
});
export type ProviderView = z.infer<typeof providerView>;

const jobView = z.object({
  name: z.string(),
  everySeconds: z.number(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  outcome: z.string(),
  failures: z.number(),
  error: z.nullable(z.string()),
});
export type JobView = z.infer<typeof jobView>;

export const serviceStateView = z.object({
  providers: z.array(providerView),
  jobs: z.array(jobView),
  outbox: z.record(z.enum(outboxStates), z.number()),
  /** Rides whose payment waits for an admin: their driver is blocked or no longer a driver. */
  settlements: ridesView,
  /** What the operator should change, in French. */
  advice: z.optional(z.array(z.string())),
});
export type ServiceStateView = z.infer<typeof serviceStateView>;
