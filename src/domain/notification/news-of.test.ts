import { describe, expect, test } from 'vitest';
import { rideStatuses } from '../ride/ride.ts';
import { isStillNews, newsOf } from './news-of.ts';
import { messageNews, rideNews } from './notification.ts';

const told = (...happening: Parameters<typeof newsOf>) =>
  newsOf(...happening).flatMap(({ event, to, by }) => by.map((channel) => `${event} → ${to} by ${channel}`));

describe('who is told what', () => {
  test('a new request goes to the drivers, and the client gets a receipt', () => {
    expect(told('book', null, 'client')).toEqual([
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
    expect(told(move, from, 'driver')).toEqual([
      `${event} → client by message`,
      `${event} → client by email`,
      `${event} → client by push`,
    ]);
  });

  test('the start is told to the pocket only', () => {
    expect(told('start', 'accepted', 'driver')).toEqual([
      'started → client by message',
      'started → client by push',
    ]);
  });

  test('who withdraws a request gets a letter, not a call to their own pocket', () => {
    expect(told('cancel', 'pending', 'client')).toEqual(['cancelled → client by email']);
    expect(told('expire', 'pending', 'system')).toContain('cancelled → client by message');
  });

  test('a wish to cancel goes to the driver, its refusal to the client', () => {
    expect(told('request_cancellation', 'accepted', 'client')).toEqual([
      'cancellation_requested → driver by email',
    ]);
    expect(told('refuse_cancellation', 'accepted', 'driver')).toEqual([
      'cancellation_refused → client by email',
    ]);
  });

  test('nobody is told of an edit or of the end of a ride', () => {
    expect([...told('edit', 'pending', 'client'), ...told('complete', 'in_progress', 'driver')]).toEqual([]);
  });
});

test('news is news while the ride stands as it tells, and in no other status', () => {
  const standing = Object.fromEntries(
    rideNews.map((event) => [event, rideStatuses.filter((status) => isStillNews(event, status))]),
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
  expect(messageNews.every((event) => rideNews.includes(event))).toBe(true);
});
