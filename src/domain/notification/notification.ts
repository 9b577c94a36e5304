export const notificationProviders = ['disabled', 'whatsapp-business', 'twilio', 'whatsapp-web'] as const;
export type NotificationProvider = (typeof notificationProviders)[number];
/** Those that can carry a message. */
export type MessageProvider = Exclude<NotificationProvider, 'disabled'>;

/** What people are told about a ride. */
export const rideNews = [
  'new_ride',
  'booking_received',
  'accepted',
  'rejected',
  'cancelled',
  'started',
  'cancellation_requested',
  'cancellation_refused',
] as const;
export type RideNews = (typeof rideNews)[number];

/** What is also told by telephone; WhatsApp wants each of them approved. */
export const messageNews = ['new_ride', 'accepted', 'rejected', 'cancelled', 'started'] as const;
export type MessageNews = (typeof messageNews)[number];

export type NewsChannel = 'message' | 'email' | 'push';

/** `dropped`: no longer worth sending. `uncertain`: it may have left, so nobody but a person sends it again. */
export const outboxStates = ['waiting', 'sending', 'sent', 'dropped', 'failed', 'uncertain'] as const;
export type OutboxState = (typeof outboxStates)[number];

export const linkedDeviceStates = [
  'not_installed',
  'unlinked',
  'connecting',
  'waiting_scan',
  'linked',
] as const;
export type LinkedDeviceState = (typeof linkedDeviceStates)[number];
