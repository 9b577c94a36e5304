import { type NotificationEvent, reminderKinds } from './notification.ts';

export const MOST_MESSAGES_PER_HOUR = 1000;

/**
 * Messages cost money. Those about new requests, which any stranger can trigger, have their own budget: however many
 * there are, the client of an accepted ride is still notified. So have reminders, which leave in bulk in the evening.
 */
export function messageBudget(event: NotificationEvent): 'requests' | 'rides' | 'reminders' {
  if (reminderKinds.some((kind) => kind === event)) return 'reminders';
  return event === 'new_ride' ? 'requests' : 'rides';
}
