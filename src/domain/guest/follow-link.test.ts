import { expect, test } from 'vitest';
import { rideStatuses } from '../ride/ride.ts';
import { followLinkEnds, isShareable } from './follow-link.ts';

const scheduledAt = new Date('2026-05-07T12:05:00Z');

test('a link to follow a ride ends two hours after it, and not while it is ahead', () => {
  const endedAt = new Date('2026-05-07T14:02:00Z');

  expect(followLinkEnds({ status: 'completed', scheduledAt, endedAt })).toEqual(
    new Date('2026-05-07T16:02:00Z'),
  );
  expect(followLinkEnds({ status: 'accepted', scheduledAt, endedAt: null })).toBeNull();
  expect(followLinkEnds({ status: 'in_progress', scheduledAt, endedAt: null })).toBeNull();
});

test('of a ride that did not take place it ends two hours after the time it was meant for', () => {
  expect(followLinkEnds({ status: 'cancelled', scheduledAt, endedAt: null })).toEqual(
    new Date('2026-05-07T14:05:00Z'),
  );
});

test('only a ride with a driver that is not over is shared', () => {
  expect(rideStatuses.filter((status) => isShareable({ status }))).toEqual(['accepted', 'in_progress']);
});
