import { describe, expect, test } from 'vitest';
import { isForDrivers } from './audiences.ts';
import { notificationEvents } from './notification.ts';
import { notificationsFor } from './notifications-for.ts';
import { isStillCurrent, recalledBy } from './still-current.ts';

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
    ['accept', 'pending', 'accepted', ['passenger_expected → passenger by message']],
    ['reject', 'pending', 'rejected', []],
    ['cancel', 'accepted', 'cancelled', ['passenger_cancelled → passenger by message']],
    ['approve_cancellation', 'accepted', 'cancelled', ['passenger_cancelled → passenger by message']],
    ['absent', 'accepted', 'cancelled', ['passenger_cancelled → passenger by message']],
  ] as const)('after %s by the driver the client hears it every way', (move, from, event, passenger) => {
    expect(sent(move, from, 'driver')).toEqual([
      `${event} → client by message`,
      `${event} → client by email`,
      `${event} → client by push`,
      ...passenger,
    ]);
  });

  test('a driver for whom the platform accepted hears it every way too', () => {
    expect(sent('accept', 'pending', 'system')).toEqual([
      ...sent('accept', 'pending', 'driver'),
      'ride_received → driver by message',
      'ride_received → driver by email',
      'ride_received → driver by push',
    ]);
  });

  test('a ride that is handed over is told to its client and to both drivers', () => {
    expect(sent('hand_over', 'accepted', 'admin')).toEqual([
      'driver_changed → client by message',
      'driver_changed → client by email',
      'driver_changed → client by push',
      'passenger_expected → passenger by message',
      'ride_received → driver by email',
      'ride_received → driver by push',
      'ride_withdrawn → former_driver by email',
      'ride_withdrawn → former_driver by push',
    ]);
  });

  test('the events of drivers are those that no client hears', () => {
    expect(notificationEvents.filter(isForDrivers)).toEqual(
      notificationEvents.filter((event) =>
        [
          'new_ride',
          'cancellation_requested',
          'cancellation_withdrawn',
          'ride_received',
          'ride_withdrawn',
          'confirmation_missing',
          'client_cancelled',
          'day_list',
          'drive_reminder',
          'change_requested',
          'change_withdrawn',
          'change_confirmed',
          'proposal_refused',
          'price_contested',
          'contest_to_watch',
          'refund_returned',
        ].includes(event),
      ),
    );
  });

  test('a contested price is told to its driver and every admin, the answer to its client', () => {
    expect(sent('contest_price', 'completed', 'client')).toEqual([
      'price_contested → driver by message',
      'price_contested → driver by email',
      'price_contested → driver by push',
      'contest_to_watch → admins by email',
    ]);
    const answer = ['contest_answered → client by email', 'contest_answered → client by push'];
    expect(sent('keep_raise', 'completed', 'driver')).toEqual(answer);
    expect(sent('waive_raise', 'completed', 'admin')).toEqual(answer);
  });

  test('another passenger of an accepted ride is told, one of a request only once it is accepted', () => {
    expect(sent('change_passenger', 'accepted', 'client')).toEqual([
      'passenger_expected → passenger by message',
    ]);
    expect(sent('change_passenger', 'pending', 'client')).toEqual([]);
    expect(sent('cancel', 'pending', 'client')).toEqual(['cancelled → client by email']);
  });

  test('the client of an order taken by telephone gets its link, and other drivers hear of it only when it is for them', () => {
    const link = ['order_link → client by message', 'order_link → client by email'];
    expect(sent('enter', null, 'driver')).toEqual([...link, 'passenger_expected → passenger by message']);
    expect(sent('book', null, 'driver')).toEqual([
      'new_ride → drivers by message',
      'new_ride → drivers by email',
      'new_ride → drivers by push',
      ...link,
    ]);
    expect(sent('confirm', 'accepted', 'client')).toEqual([]);
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
    expect(sent('cancel', 'accepted', 'client')).toContain('cancelled → client by message');
  });

  test('a client who cancels under terms tells the driver, and reads what is owed', () => {
    expect(sent('cancel', 'accepted', 'client')).toEqual([
      'client_cancelled → driver by message',
      'client_cancelled → driver by email',
      'client_cancelled → driver by push',
      'cancelled → client by message',
      'cancelled → client by email',
      'cancelled → client by push',
      'passenger_cancelled → passenger by message',
    ]);
    expect(sent('waive_fee', 'cancelled', 'driver')).toEqual([
      'fee_waived → client by email',
      'fee_waived → client by push',
    ]);
  });

  test.each([
    ['request_cancellation', 'client', 'cancellation_requested → driver'],
    ['withdraw_cancellation', 'client', 'cancellation_withdrawn → driver'],
    ['refuse_cancellation', 'driver', 'cancellation_refused → client'],
  ] as const)('after %s by the %s the other side hears it every way', (move, by, recipients) => {
    expect(sent(move, 'accepted', by)).toEqual([
      `${recipients} by message`,
      `${recipients} by email`,
      `${recipients} by push`,
    ]);
  });

  test.each([
    ['request_change', 'client', 'change_requested → driver'],
    ['request_change', 'driver', 'change_proposed → client'],
    ['refuse_change', 'driver', 'change_refused → client'],
  ] as const)('%s by the %s is told to the other side every way', (move, by, recipients) => {
    expect(sent(move, 'accepted', by)).toEqual([
      `${recipients} by message`,
      `${recipients} by email`,
      `${recipients} by push`,
    ]);
  });

  test.each([
    ['withdraw_change', 'client', 'change_withdrawn → driver'],
    ['withdraw_change', 'driver', 'proposal_withdrawn → client'],
    ['refuse_change', 'client', 'proposal_refused → driver'],
  ] as const)('%s by the %s needs no message', (move, by, recipients) => {
    expect(sent(move, 'accepted', by)).toEqual([`${recipients} by email`, `${recipients} by push`]);
  });

  test('an agreed change is told to the side that waited, and to the passenger', () => {
    expect(sent('accept_change', 'accepted', 'driver')).toEqual([
      'change_accepted → client by message',
      'change_accepted → client by email',
      'change_accepted → client by push',
      'passenger_expected → passenger by message',
    ]);
    expect(sent('accept_change', 'accepted', 'client')).toEqual([
      'change_confirmed → driver by email',
      'change_confirmed → driver by push',
      'passenger_expected → passenger by message',
    ]);
  });

  test('the end of a ride sends its client the bill, by email', () => {
    expect(sent('complete', 'in_progress', 'driver')).toEqual(['bill_issued → client by email']);
  });

  test('an edit and a start that is undone send no notification', () => {
    expect([...sent('edit', 'pending', 'client'), ...sent('undo_start', 'in_progress', 'driver')]).toEqual(
      [],
    );
  });
});

test('a start is told once it can no longer be undone, and not at all when it was', () => {
  expect(notificationsFor('start', 'accepted', 'driver').map(({ after }) => after)).toEqual([12_000]);
  expect(notificationsFor('accept', 'pending', 'driver').map(({ after }) => after)).toEqual([0, 0]);
  expect([recalledBy('undo_start'), recalledBy('complete')]).toEqual([['started'], []]);
  expect(recalledBy('confirm')).toEqual(['confirmation_missing']);
});

test('a step is told once it can no longer be taken back, and not at all when it was', () => {
  expect(sent('set_off', 'accepted', 'driver')).toEqual([
    'on_the_way → client by message',
    'on_the_way → client by push',
    'passenger_on_the_way → passenger by message',
  ]);
  expect(sent('arrive', 'accepted', 'driver')).toEqual([
    'arrived → client by message',
    'arrived → client by push',
  ]);
  expect(notificationsFor('set_off', 'accepted', 'driver').map(({ after }) => after)).toEqual([
    62_000, 62_000,
  ]);
  const [onTheWayAt, accepted] = [
    new Date(0),
    { status: 'accepted', cancellationRequestedAt: null },
  ] as const;
  const there = { ...accepted, onTheWayAt, arrivedAt: new Date(1) };
  for (const event of ['on_the_way', 'passenger_on_the_way'] as const) {
    expect(isStillCurrent(event, { ...accepted, onTheWayAt })).toBe(true);
    expect(isStillCurrent(event, there)).toBe(false);
  }
  expect(isStillCurrent('arrived', there)).toBe(true);
  expect(isStillCurrent('arrived', { ...there, status: 'in_progress' })).toBe(false);
  expect(recalledBy('undo_set_off')).toEqual(['on_the_way', 'passenger_on_the_way']);
  expect(recalledBy('undo_arrive')).toEqual(['arrived']);
});
