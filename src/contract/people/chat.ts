import * as z from 'zod/mini';
import { roles } from '#domain/account/roles.ts';
import { LONGEST_MESSAGE } from '#domain/chat/message-text.ts';
import { filledLine } from '../field-schemas.ts';
import { rideView } from '../rides/rides.ts';

export const rideMessageView = z.object({
  id: z.string(),
  rideId: z.string(),
  senderId: z.string(),
  senderName: z.string(),
  senderRole: z.enum(roles),
  /** Null: to every driver, while the ride is pending. */
  receiverId: z.nullable(z.string()),
  content: z.string(),
  messageType: z.literal('text'),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
});
export type RideMessageView = z.infer<typeof rideMessageView>;
export const rideMessagesView = z.array(rideMessageView);

export const generalMessageView = z.object({
  id: z.string(),
  senderId: z.string(),
  senderName: z.string(),
  senderRole: z.enum(roles),
  content: z.string(),
  timestamp: z.string(),
  /** The client of the conversation; null for an announcement to all. */
  clientId: z.nullable(z.string()),
  readAt: z.nullable(z.string()),
});
export type GeneralMessageView = z.infer<typeof generalMessageView>;
export const generalMessagesView = z.array(generalMessageView);

/** One line of the drivers' inbox. */
export const threadView = z.object({
  clientId: z.string(),
  clientName: z.string(),
  lastMessage: generalMessageView,
  unread: z.number(),
});
export type ThreadView = z.infer<typeof threadView>;
export const threadsView = z.array(threadView);

/** The conversation about one ride, in the inbox of a driver. */
export const rideThreadView = z.object({ ride: rideView, lastMessage: rideMessageView, unread: z.number() });
export type RideThreadView = z.infer<typeof rideThreadView>;
export const rideThreadsView = z.array(rideThreadView);

/** The unread messages, up to 99 of each. */
export const unreadView = z.object({
  general: z.number(),
  rides: z.record(z.string(), z.number()),
  total: z.number(),
});
export type UnreadView = z.infer<typeof unreadView>;

const empty = 'Écrivez un message avant de l’envoyer.';
const content = filledLine(LONGEST_MESSAGE, empty);
/** Idempotency key made by the browser: a message sent twice is stored once. */
const key = z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/u, { error: 'Cette clé n’est pas valide.' })));

export const rideMessageBody = z.strictObject({
  rideId: z.string({ error: 'La course est inconnue.' }),
  content,
  messageType: z.optional(z.literal('text', { error: 'Seul le texte est accepté.' })),
  key,
});
export type RideMessageBody = z.input<typeof rideMessageBody>;

export const generalMessageBody = z.strictObject({
  content,
  /** Set by a driver: the client to answer. Without it, an announcement to all. */
  clientId: z.optional(z.string()),
  key,
});
export type GeneralMessageBody = z.input<typeof generalMessageBody>;

export const readGeneralBody = z.strictObject({ clientId: z.optional(z.string()) });
export type ReadGeneralBody = z.input<typeof readGeneralBody>;

export const messagesQuery = z.object({
  before: z.optional(z.string().check(z.maxLength(200))),
  clientId: z.optional(z.string().check(z.maxLength(100))),
});
export type MessagesQuery = z.input<typeof messagesQuery>;

/** The quick answers of the driver's assistant. */
export const assistantView = z.object({
  nextRide: z.nullable(
    z.object({
      id: z.string(),
      number: z.number(),
      scheduledAt: z.string(),
      clientName: z.string(),
      pickupAddress: z.string(),
      destinationAddress: z.string(),
      /** Absent from an instance of the version before. */
      hours: z.optional(z.nullable(z.number())),
    }),
  ),
  today: z.object({ rides: z.number(), done: z.number(), takings: z.string() }),
  week: z.object({ rides: z.number(), takings: z.string() }),
});
export type AssistantView = z.infer<typeof assistantView>;
