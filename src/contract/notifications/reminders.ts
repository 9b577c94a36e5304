import * as z from 'zod/mini';
import { notificationChannels, reminderKinds } from '#domain/notification/notification.ts';

const channels = z
  .array(z.enum(notificationChannels, { error: 'Ce canal est inconnu.' }))
  .check(z.maxLength(notificationChannels.length));

/** The channels of each kind of reminder. */
export const reminderDefaultsView = z.record(z.enum(reminderKinds), channels);

/** Absent kinds stay unchanged. */
export const reminderDefaultsBody = z.strictObject({
  evening_reminder: z.optional(channels),
  soon_reminder: z.optional(channels),
  passenger_reminder: z.optional(channels),
  day_list: z.optional(channels),
  drive_reminder: z.optional(channels),
});

/** The reminders a person gets, and their channels. */
export const remindersView = z.object({
  /** The configured channels: no other one sends. */
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
