import * as z from 'zod/mini';
import { notificationEvents, outboxStates } from '#domain/notification/notification.ts';

export const outboxEntryView = z.object({
  id: z.string(),
  rideNumber: z.number(),
  event: z.enum(notificationEvents),
  channel: z.enum(['message', 'email', 'push']),
  recipient: z.string(),
  state: z.enum(outboxStates),
  attempts: z.number(),
  createdAt: z.string(),
  changedAt: z.string(),
  dueAt: z.string(),
  provider: z.nullable(z.string()),
  error: z.nullable(z.string()),
});
export type OutboxEntryView = z.infer<typeof outboxEntryView>;
export const outboxView = z.object({ entries: z.array(outboxEntryView), next: z.nullable(z.string()) });
export type OutboxView = z.infer<typeof outboxView>;
export const outboxQuery = z.object({
  state: z.optional(z.enum(outboxStates, { error: 'Cet état est inconnu.' })),
  before: z.optional(z.string().check(z.regex(/^\d{1,18}$/u))),
});
export type OutboxQuery = z.input<typeof outboxQuery>;
