import { type NotificationEvent, reminderKinds } from './notification.ts';

export const MOST_MESSAGES_PER_HOUR = 1000;

/**
 * Messages are paid. Those about new requests, which any stranger can cause, are counted apart: however many come, the
 * client of an accepted ride is told. So are reminders, which come all at six in the evening.
 */
export function messageBudget(event: NotificationEvent): 'requests' | 'rides' | 'reminders' {
  if (reminderKinds.some((kind) => kind === event)) return 'reminders';
  return event === 'new_ride' ? 'requests' : 'rides';
}
