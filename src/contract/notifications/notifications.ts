import * as z from 'zod/mini';
import { internationalPhone } from '#domain/account/international-phone.ts';
import { MOST_MESSAGES_PER_HOUR } from '#domain/notification/message-budget.ts';
import { linkedDeviceStates, notificationProviders } from '#domain/notification/notification.ts';
import { line } from '../field-schemas.ts';
import { MESSAGE_COUNT_INVALID } from '../sentences/notification-sentences.fr.ts';
import { reminderDefaultsBody, reminderDefaultsView } from './reminders.ts';

export const notificationConfigView = z.object({
  provider: z.enum(notificationProviders),
  enabled: z.boolean(),
  driverPhone: z.string(),
  /** The hourly limit for messages about new requests, and the same for clients; the excess is grouped. */
  messagesPerHour: z.number(),
  /** What must still be configured before the chosen provider can send, in French for the driver. */
  missing: z.array(z.string()),
  /** Whether the server has a mail server, so that emails are sent as well. */
  emails: z.boolean(),
  /** The channels of people who chose none themselves. */
  reminders: reminderDefaultsView,
});
export type NotificationConfigView = z.infer<typeof notificationConfigView>;

const badCount = { error: MESSAGE_COUNT_INVALID };
const badPhone = {
  error: 'Ce numéro n’est pas valide. Format international recommandé\u00a0: +33 6 12 34 56 78',
};

export const notificationConfigBody = z.strictObject({
  provider: z.optional(z.enum(notificationProviders, { error: 'Ce fournisseur est inconnu.' })),
  enabled: z.optional(z.boolean({ error: 'Cette option vaut oui ou non.' })),
  driverPhone: z.optional(
    line(40).check(z.refine((text) => text === '' || internationalPhone(text) !== undefined, badPhone)),
  ),
  messagesPerHour: z.optional(
    z.int(badCount).check(z.gte(1, badCount), z.lte(MOST_MESSAGES_PER_HOUR, badCount)),
  ),
  reminders: z.optional(reminderDefaultsBody),
});
export type NotificationConfigBody = z.input<typeof notificationConfigBody>;

/** `message` says exactly what happened, or what is missing. */
export const notificationTestView = z.object({ success: z.boolean(), message: z.string() });
export type NotificationTestView = z.infer<typeof notificationTestView>;

/** The WhatsApp Web device. `code` is the text to show as a QR code while it waits to be scanned. */
export const linkedDeviceView = z.object({
  state: z.enum(linkedDeviceStates),
  code: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type LinkedDeviceView = z.infer<typeof linkedDeviceView>;
