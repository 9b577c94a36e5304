import { describe, expect, test } from 'vitest';
import { rideStatuses } from '../ride/ride.ts';
import { messageNotifications, notificationEvents } from './notification.ts';
import { isStillCurrent, notificationsFor } from './notifications-for.ts';

const sent = (...event: Parameters<typeof notificationsFor>) =>
  notificationsFor(...event).flatMap(({ event, to, by }) =>
    by.map((channel) => `${event} → ${to} by ${channel}`),
  );

describe('who is notified of what', () => {
  test('a new request goes to the drivers, and the client gets a receipt', () => {
    expect(sent('book', null, 'client')).toEqual([
      'new_ride → drivers by message',
      'new_ride → drivers by email',
      'new_ride → drivers by push',
      'booking_received → client by email',
    ]);
  });

  test.each([
    ['accept', 'pending', 'accepted'],
    ['reject', 'pending', 'rejected'],
    ['cancel', 'accepted', 'cancelled'],
    ['approve_cancellation', 'accepted', 'cancelled'],
  ] as const)('after %s by the driver the client hears it every way', (move, from, event) => {
    expect(sent(move, from, 'driver')).toEqual([
      `${event} → client by message`,
      `${event} → client by email`,
      `${event} → client by push`,
    ]);
  });

  test('the start is sent by message and push only', () => {
    expect(sent('start', 'accepted', 'driver')).toEqual([
      'started → client by message',
      'started → client by push',
    ]);
  });

  test('a client who withdraws a request gets an email, not a message', () => {
    expect(sent('cancel', 'pending', 'client')).toEqual(['cancelled → client by email']);
    expect(sent('expire', 'pending', 'system')).toContain('cancelled → client by message');
  });

  test('a cancellation request goes to the driver, its refusal to the client', () => {
    expect(sent('request_cancellation', 'accepted', 'client')).toEqual([
      'cancellation_requested → driver by email',
    ]);
    expect(sent('refuse_cancellation', 'accepted', 'driver')).toEqual([
      'cancellation_refused → client by email',
    ]);
  });

  test('an edit and the end of a ride send no notification', () => {
    expect([...sent('edit', 'pending', 'client'), ...sent('complete', 'in_progress', 'driver')]).toEqual([]);
  });
});

test('a notification is current in the status it is about, and in no other', () => {
  const standing = Object.fromEntries(
    notificationEvents.map((event) => [
      event,
      rideStatuses.filter((status) => isStillCurrent(event, status)),
    ]),
  );

  expect(standing).toEqual({
    new_ride: ['pending'],
    booking_received: ['pending'],
    accepted: ['accepted'],
    rejected: ['rejected'],
    cancelled: ['cancelled'],
    started: ['in_progress'],
    cancellation_requested: ['accepted'],
    cancellation_refused: ['accepted'],
  });
  expect(messageNotifications.every((event) => notificationEvents.includes(event))).toBe(true);
});
