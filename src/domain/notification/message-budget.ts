import type { NotificationEvent } from './notification.ts';

export const MOST_MESSAGES_PER_HOUR = 1000;

/**
 * Messages are paid. Those about new requests, which any stranger can cause, are counted apart: however many come, the
 * client of an accepted ride is told.
 */
export function messageBudget(event: NotificationEvent): 'requests' | 'rides' {
  return event === 'new_ride' ? 'requests' : 'rides';
}
