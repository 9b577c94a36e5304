import * as z from 'zod/mini';
import { notificationChannels, reminderKinds } from '#domain/notification/notification.ts';

const channels = z
  .array(z.enum(notificationChannels, { error: 'Ce canal est inconnu.' }))
  .check(z.maxLength(notificationChannels.length));

/** By which channels each kind of reminder is sent. */
export const reminderDefaultsView = z.record(z.enum(reminderKinds), channels);

/** A kind that is left out stays as it is. */
export const reminderDefaultsBody = z.strictObject({
  evening_reminder: z.optional(channels),
  soon_reminder: z.optional(channels),
  passenger_reminder: z.optional(channels),
  day_list: z.optional(channels),
  drive_reminder: z.optional(channels),
});

/** What a person gets, and how. */
export const remindersView = z.object({
  /** The channels that are set up: nothing leaves by another. */
  offered: z.array(z.enum(notificationChannels)),
  reminders: z.array(z.object({ kind: z.enum(reminderKinds), channels })),
});
export type RemindersView = z.infer<typeof remindersView>;

export const remindersBody = z.strictObject({
  evening_reminder: z.optional(channels),
  soon_reminder: z.optional(channels),
  day_list: z.optional(channels),
  drive_reminder: z.optional(channels),
});
export type RemindersBody = z.input<typeof remindersBody>;
