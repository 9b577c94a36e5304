import { describe, expect, test } from 'vitest';
import {
  type ChangeRequest,
  changeMoves,
  changeRefusal,
  changesEndedBy,
  isOpenChange,
  offeredChanges,
} from './change-request.ts';
import { type Actor, type RideFacts, rideStatuses } from './ride.ts';

const [amelie, chloe, yann, ines]: [Actor, Actor, Actor, Actor] = [
  { id: 'amelie', role: 'client' },
  { id: 'chloe', role: 'driver' },
  { id: 'yann', role: 'driver' },
  { id: 'ines', role: 'admin' },
];
const departure = new Date('2026-05-04T08:00:00Z');
const before = new Date('2026-05-04T07:59:59Z');
const ride: RideFacts = {
  status: 'accepted',
  clientId: 'amelie',
  driverId: 'chloe',
  scheduledAt: departure,
  cancellationRequestedAt: null,
  startedAt: null,
};
const asked: ChangeRequest = { askedBy: 'client', refusedAt: null, scheduledAt: departure };
const proposed: ChangeRequest = { askedBy: 'driver', refusedAt: null, scheduledAt: departure };
const refused: ChangeRequest = { ...asked, refusedAt: before };

const offered = (actor: Actor, change: ChangeRequest | null, more: Partial<RideFacts> = {}, now = before) =>
  offeredChanges({ ...ride, ...more }, { change, actor, now });

describe('a change of an accepted ride', () => {
  test('is asked for by its client or its driver, and by nobody else', () => {
    expect([amelie, chloe, yann, ines].map((actor) => offered(actor, null))).toEqual([
      ['request_change'],
      ['request_change'],
      [],
      [],
    ]);
  });

  test('is answered by the other side and taken back by who asked', () => {
    expect(offered(amelie, asked)).toEqual(['withdraw_change']);
    expect(offered(chloe, asked)).toEqual(['refuse_change', 'accept_change']);
    expect(offered(chloe, proposed)).toEqual(['withdraw_change']);
    expect(offered(amelie, proposed)).toEqual(['refuse_change', 'accept_change']);
  });

  test('of a departure that has passed is answered by nobody; another one may be asked for', () => {
    const earlier = { ...asked, scheduledAt: new Date('2026-05-04T07:00:00Z') };

    expect(offered(chloe, earlier)).toEqual(['request_change']);
    expect(offered(amelie, earlier)).toEqual(['request_change']);
    expect(offered(chloe, earlier, {}, new Date('2026-05-04T06:59:59Z'))).toEqual([
      'refuse_change',
      'accept_change',
    ]);
  });

  test('is one at a time; after a refusal another one may be asked for', () => {
    const situation = { change: asked, actor: chloe, now: before };

    expect(changeRefusal('request_change', ride, situation)).toBe('change_pending');
    expect(offered(amelie, refused)).toEqual(['request_change']);
    expect(changeRefusal('accept_change', ride, { ...situation, change: refused })).toBe('no_change_request');
  });

  test.each(rideStatuses.filter((status) => status !== 'accepted'))(
    'does not live in a %s ride',
    (status) => {
      expect(isOpenChange({ ...ride, status }, asked, before)).toBe(false);
      expect(
        changeRefusal('accept_change', { ...ride, status }, { change: asked, actor: chloe, now: before }),
      ).toBe('wrong_status');
    },
  );

  test('dies with the departure', () => {
    expect(isOpenChange(ride, asked, before)).toBe(true);
    expect(isOpenChange(ride, asked, departure)).toBe(false);
    for (const move of changeMoves)
      expect(changeRefusal(move, ride, { change: asked, actor: chloe, now: departure })).toBe(
        'change_too_late',
      );
  });

  test('waits for the answer to a cancellation', () => {
    expect(offered(amelie, null, { cancellationRequestedAt: before })).toEqual([]);
  });
});

test('a ride that starts, ends or is asked to be cancelled leaves nothing to answer; other steps do', () => {
  const both = ['client', 'driver'];
  for (const to of rideStatuses)
    expect(changesEndedBy('start', 'accepted', to)).toEqual(to === 'accepted' ? [] : both);
  expect(changesEndedBy('request_cancellation', 'accepted', 'accepted')).toEqual(both);
  expect(changesEndedBy('arrive', 'accepted', 'accepted')).toEqual([]);
  expect(changesEndedBy('accept', 'pending', 'accepted')).toEqual([]);
  expect(changesEndedBy('request_cancellation', 'in_progress', 'in_progress')).toEqual([]);
  expect(changesEndedBy('book', null, 'pending')).toEqual([]);
});

test('a hand-over leaves what the client asked to the next driver, and drops what the driver before proposed', () => {
  expect(changesEndedBy('hand_over', 'accepted', 'accepted')).toEqual(['driver']);
});
