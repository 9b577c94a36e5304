import { expect, test } from 'vitest';
import { requestedMove } from './requested-move.ts';
import type { RideFacts } from './ride.ts';

const accepted: RideFacts = {
  status: 'accepted',
  clientId: 'amelie',
  driverId: 'chloe',
  scheduledAt: new Date('2026-05-04T12:00:00Z'),
  cancellationRequestedAt: null,
  startedAt: null,
};
const pending: RideFacts = { ...accepted, status: 'pending', driverId: null };
const termed: RideFacts = {
  ...accepted,
  terms: { freeHours: 24, latePercent: 50, absencePercent: 100 },
};
const running: RideFacts = { ...accepted, status: 'in_progress' };
const asked: RideFacts = { ...accepted, cancellationRequestedAt: new Date('2026-05-04T10:00:00Z') };

test.each([
  ['accepted', pending, 'driver', 'accept'],
  ['rejected', pending, 'driver', 'reject'],
  ['in_progress', accepted, 'driver', 'start'],
  ['completed', accepted, 'driver', 'complete'],
  ['cancelled', accepted, 'driver', 'cancel'],
  ['cancelled', pending, 'client', 'cancel'],
  ['cancelled', accepted, 'client', 'request_cancellation'],
  ['cancelled', termed, 'client', 'cancel'],
  ['cancelled', termed, 'driver', 'cancel'],
  ['accepted', asked, 'driver', 'refuse_cancellation'],
  ['accepted', running, 'driver', 'undo_start'],
  ['cancelled', asked, 'driver', 'approve_cancellation'],
  ['pending', accepted, 'driver', undefined],
] as const)('sending %s about %j as a %s means %s', (status, ride, role, move) => {
  expect(requestedMove(status, ride, role)).toBe(move);
});
