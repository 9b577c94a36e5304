export const notificationProviders = ['disabled', 'whatsapp-business', 'twilio', 'whatsapp-web'] as const;
export type NotificationProvider = (typeof notificationProviders)[number];
/** The providers that can send a message. */
export type MessageProvider = Exclude<NotificationProvider, 'disabled'>;

/** Without its WhatsApp template such a message is not sent, and the settings say so. */
export const requiredTemplates = ['new_ride', 'accepted', 'rejected', 'cancelled', 'started'] as const;

/** Sent by the clock, not by a change of the ride; each person chooses how. `day_list`: a driver's rides of the day. */
export const reminderKinds = [
  'evening_reminder',
  'soon_reminder',
  'passenger_reminder',
  'day_list',
  'drive_reminder',
] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Also sent as a message; WhatsApp needs an approved template for each. */
export const messageNotifications = [
  ...requiredTemplates,
  'cancellation_requested',
  'cancellation_withdrawn',
  'cancellation_refused',
  'driver_changed',
  'ride_received',
  'passenger_expected',
  'passenger_cancelled',
  'order_link',
  'confirmation_missing',
  'client_cancelled',
  ...reminderKinds,
  'on_the_way',
  'passenger_on_the_way',
  'arrived',
  'change_requested',
  'change_proposed',
  'change_accepted',
  'change_refused',
  'price_contested',
] as const;
export type MessageNotification = (typeof messageNotifications)[number];

/** The notifications about a ride. */
export const notificationEvents = [
  ...messageNotifications,
  'booking_received',
  'ride_withdrawn',
  'bill_issued',
  'fee_waived',
  'change_withdrawn',
  'change_confirmed',
  'proposal_refused',
  'proposal_withdrawn',
  'price_raised',
  'contest_to_watch',
  'contest_answered',
  'refund_returned',
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

export const notificationChannels = ['email', 'message', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** `dropped`: outdated before it was sent. `uncertain`: perhaps sent, so only a person may send it again. */
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
