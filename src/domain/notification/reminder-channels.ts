import { may } from '../policy.ts';
import type { Actor } from '../ride/ride.ts';
import { type NotificationChannel, notificationChannels, type ReminderKind } from './notification.ts';

export type ReminderChannels = Partial<Record<ReminderKind, readonly NotificationChannel[]>>;

/** The defaults until the operator chooses others. Messages cost money: the evening reminder goes without. */
const firstChannels: Record<ReminderKind, readonly NotificationChannel[]> = {
  evening_reminder: ['email', 'push'],
  soon_reminder: ['email', 'message', 'push'],
  passenger_reminder: ['message'],
  day_list: ['email', 'push'],
  drive_reminder: ['message', 'push'],
};

/** The channels a reminder can use at all: a passenger without an account has only a telephone. */
export function possibleChannels(kind: ReminderKind): readonly NotificationChannel[] {
  return kind === 'passenger_reminder' ? ['message'] : notificationChannels;
}

/** The operator's choice, else the platform's default. */
function defaultChannels(kind: ReminderKind, operator: ReminderChannels): readonly NotificationChannel[] {
  return operator[kind] ?? firstChannels[kind];
}

/** The one place that decides how a person is reminded: their own choice, else the default. */
export function channelsFor(
  kind: ReminderKind,
  operator: ReminderChannels,
  own: ReminderChannels = {},
): readonly NotificationChannel[] {
  const chosen = own[kind] ?? defaultChannels(kind, operator);
  return possibleChannels(kind).filter((channel) => chosen.includes(channel));
}

/** The reminders a person gets and can configure. */
export function remindersOf(person: Pick<Actor, 'role'>): ReminderKind[] {
  if (may(person, 'drive')) return ['day_list', 'drive_reminder'];
  return may(person, 'book_rides') ? ['evening_reminder', 'soon_reminder'] : [];
}
