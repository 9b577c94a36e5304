import { expect, test } from 'vitest';
import { rideStatuses } from '../ride/ride.ts';
import { messageNotifications, notificationEvents } from './notification.ts';
import { isStillCurrent } from './still-current.ts';

test('a notification is current in the state it is about, and in no other', () => {
  const states = rideStatuses.flatMap((status) => [
    { name: status, status, cancellationRequestedAt: null },
    ...(status === 'accepted'
      ? [
          { name: 'asked', status, cancellationRequestedAt: new Date(0) },
          { name: 'changing', status, cancellationRequestedAt: null, changeAskedBy: 'client' as const },
          { name: 'proposed', status, cancellationRequestedAt: null, changeAskedBy: 'driver' as const },
        ]
      : []),
  ]);
  const standing = Object.fromEntries(
    notificationEvents.map((event) => [
      event,
      states.filter((state) => isStillCurrent(event, state)).map(({ name }) => name),
    ]),
  );

  const accepted = ['accepted', 'asked', 'changing', 'proposed'];
  expect(standing).toEqual({
    new_ride: ['pending'],
    booking_received: ['pending'],
    accepted,
    rejected: ['rejected'],
    cancelled: ['cancelled'],
    started: ['in_progress'],
    cancellation_requested: ['asked'],
    cancellation_withdrawn: ['accepted', 'changing', 'proposed'],
    cancellation_refused: ['accepted', 'changing', 'proposed'],
    driver_changed: accepted,
    ride_received: accepted,
    ride_withdrawn: [],
    bill_issued: ['completed', 'cancelled'],
    passenger_expected: accepted,
    passenger_cancelled: ['cancelled'],
    order_link: ['pending', ...accepted],
    confirmation_missing: ['pending', ...accepted],
    client_cancelled: ['cancelled'],
    fee_waived: ['cancelled'],
    evening_reminder: accepted,
    soon_reminder: accepted,
    passenger_reminder: accepted,
    day_list: accepted,
    drive_reminder: accepted,
    on_the_way: [],
    passenger_on_the_way: [],
    arrived: [],
    change_requested: ['changing'],
    change_proposed: ['proposed'],
    change_accepted: accepted,
    change_confirmed: accepted,
    change_withdrawn: ['accepted', 'asked'],
    change_refused: ['accepted', 'asked'],
    proposal_withdrawn: ['accepted', 'asked'],
    proposal_refused: ['accepted', 'asked'],
    price_raised: ['completed'],
    price_contested: ['completed'],
    contest_to_watch: ['completed'],
    contest_answered: ['completed'],
    refund_returned: ['completed', 'cancelled'],
  });
  expect(messageNotifications.every((event) => notificationEvents.includes(event))).toBe(true);
});

test('a hand-over is told to who has the ride now, and to who has it no longer', () => {
  const ride = { status: 'accepted', cancellationRequestedAt: null, driverId: 'yann' } as const;

  const toldOf = (event: 'ride_received' | 'ride_withdrawn') =>
    ['chloe', 'yann'].filter((recipientId) => isStillCurrent(event, { ...ride, recipientId }));

  expect([toldOf('ride_received'), toldOf('ride_withdrawn')]).toEqual([['yann'], ['chloe']]);
});

test('a request whose departure is past is not new any more', () => {
  const request = { status: 'pending', cancellationRequestedAt: null, isExpired: true } as const;

  expect(isStillCurrent('new_ride', request)).toBe(false);
  expect(isStillCurrent('booking_received', request)).toBe(true);
});
