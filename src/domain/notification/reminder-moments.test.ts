import { assert as check, date, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reminderKinds } from './notification.ts';
import {
  dailyMoments,
  dayOfList,
  pickupsToRemind,
  reminderDueAt,
  reminderMoments,
} from './reminder-moments.ts';

const at = (text: string) => new Date(text);
const evening = (pickup: string) => reminderMoments('evening_reminder', at(pickup));
const soon = (pickup: string) => reminderMoments('soon_reminder', at(pickup));
const drive = (pickup: string, road: number) => reminderMoments('drive_reminder', at(pickup), road);

describe('a client is reminded', () => {
  test.each([
    ['in summer', '2026-07-09T08:00:00Z', '2026-07-08T16:00:00Z'],
    ['in winter', '2026-12-09T08:00:00Z', '2026-12-08T17:00:00Z'],
    ['of a ride just after midnight', '2026-07-08T22:30:00Z', '2026-07-08T16:00:00Z'],
    ['of a ride just before midnight', '2026-07-09T21:30:00Z', '2026-07-08T16:00:00Z'],
    ['when the clocks go forward that night', '2026-03-29T08:00:00Z', '2026-03-28T17:00:00Z'],
    ['when the clocks go back that night', '2026-10-25T08:00:00Z', '2026-10-24T16:00:00Z'],
    ['the day after the clocks went back', '2026-10-26T08:00:00Z', '2026-10-25T17:00:00Z'],
  ])('at six in the evening before, by the clock of Paris: %s', (_, pickup, due) => {
    expect(evening(pickup).from).toEqual(at(due));
  });

  test.each([
    ['2026-07-09T08:00:00Z', '2026-07-09T06:00:00Z'],
    // 3:30 after the clocks went forward at 2:00: two hours earlier it was 0:30 there.
    ['2026-03-29T01:30:00Z', '2026-03-28T23:30:00Z'],
    // 2:30 for the second time: two hours earlier it was 1:30.
    ['2026-10-25T01:30:00Z', '2026-10-24T23:30:00Z'],
  ])('two hours before %s, whatever the clocks do', (pickup, due) => {
    expect(soon(pickup).from).toEqual(at(due));
  });

  test('in the evening until ten, and two hours before until one hour before, when the server was away', () => {
    expect(evening('2026-07-09T08:00:00Z').until).toEqual(at('2026-07-08T20:00:00Z'));
    expect(soon('2026-07-09T08:00:00Z').until).toEqual(at('2026-07-09T07:00:00Z'));
  });
});

describe('a driver is reminded', () => {
  test('fifteen minutes before leaving for the pickup, and until the pickup', () => {
    expect(drive('2026-07-09T08:00:00Z', 40)).toEqual({
      occasion: at('2026-07-09T08:00:00Z'),
      from: at('2026-07-09T07:05:00Z'),
      until: at('2026-07-09T08:00:00Z'),
    });
  });

  test('three quarters of an hour before where nobody knows the way', () => {
    const { from } = reminderMoments('drive_reminder', at('2026-07-09T08:00:00Z'));

    expect(from).toEqual(at('2026-07-09T07:15:00Z'));
  });

  test('three hours and a quarter before at most, however far the pickup is', () => {
    expect(drive('2026-07-09T08:00:00Z', 900).from).toEqual(at('2026-07-09T04:45:00Z'));
  });

  test.each([
    ['2026-07-09T04:00:00Z', '2026-07-09T04:00:00Z', '2026-07-10T04:00:00Z'],
    ['2026-07-10T03:59:59Z', '2026-07-09T04:00:00Z', '2026-07-10T04:00:00Z'],
    ['2026-07-10T04:00:00Z', '2026-07-10T04:00:00Z', '2026-07-11T04:00:00Z'],
    // The night that is an hour shorter, and the one that is an hour longer.
    ['2026-03-29T03:59:59Z', '2026-03-28T05:00:00Z', '2026-03-29T04:00:00Z'],
    ['2026-10-25T04:59:59Z', '2026-10-24T04:00:00Z', '2026-10-25T05:00:00Z'],
  ])('of a pickup at %s with all those from six to six', (pickup, from, to) => {
    expect(dayOfList(at(pickup))).toEqual({ from: at(from), to: at(to) });
    expect(reminderMoments('day_list', at(pickup)).from).toEqual(at(from));
  });

  test.each([
    ['2026-07-09T03:59:59Z', false],
    ['2026-07-09T04:00:00Z', true],
    ['2026-07-09T07:59:59Z', true],
    ['2026-07-09T08:00:00Z', false],
    ['2026-07-09T20:00:00Z', false],
  ])('of the list of a morning from six to ten: %s', (now, isOpen) => {
    expect(pickupsToRemind('day_list', at(now)) !== undefined).toBe(isOpen);
  });
});

describe('a reminder is due', () => {
  const moments = soon('2026-07-09T08:00:00Z');

  test.each([
    ['at its moment, planned before', '2026-07-01T08:00:00Z', '2026-07-09T05:00:00Z', '2026-07-09T06:00:00Z'],
    ['at once where it has passed', '2026-07-01T08:00:00Z', '2026-07-09T06:30:00Z', '2026-07-09T06:30:00Z'],
    ['never when it no longer makes sense', '2026-07-01T08:00:00Z', '2026-07-09T07:00:00Z', undefined],
    [
      'of what was agreed at the moment itself',
      '2026-07-09T06:00:00Z',
      '2026-07-09T06:00:00Z',
      '2026-07-09T06:00:00Z',
    ],
    ['never of what was agreed after it', '2026-07-09T06:00:01Z', '2026-07-09T06:00:01Z', undefined],
  ])('%s', (_, notifiedAt, now, due) => {
    expect(reminderDueAt(moments, at(notifiedAt), at(now))).toEqual(due && at(due));
  });

  test('at once where nobody may have heard of it, until it makes no sense', () => {
    const { from, until } = moments;
    const late = new Date(from.getTime() + 60_000);

    expect(reminderDueAt(moments, null, late)).toEqual(late);
    expect(reminderDueAt(moments, null, until)).toBeUndefined();
  });
});

test.each([
  [
    '2026-10-24T12:00:00Z',
    ['2026-10-24T04:00:00Z', '2026-10-24T16:00:00Z', '2026-10-25T05:00:00Z', '2026-10-25T17:00:00Z'],
  ],
  [
    '2026-03-28T12:00:00Z',
    ['2026-03-28T05:00:00Z', '2026-03-28T17:00:00Z', '2026-03-29T04:00:00Z', '2026-03-29T16:00:00Z'],
  ],
])('evenings and mornings around %s are those of the clock of Paris', (now, moments) => {
  expect(dailyMoments(at(now))).toEqual(moments.map(at));
});

const anyMoment = date({
  min: at('2026-01-01T00:00:00Z'),
  max: at('2028-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test.each(reminderKinds)('%s: whatever is due is among the pickups that are looked at', (kind) => {
  check(
    property(
      anyMoment,
      integer({ min: 0, max: 400 }),
      integer({ min: 0, max: 999 }),
      (pickup, road, share) => {
        const { from, until } = reminderMoments(kind, pickup, road);
        const now = new Date(
          from.getTime() + Math.floor(((until.getTime() - from.getTime()) * share) / 1000),
        );
        const looked = pickupsToRemind(kind, now);
        expect(looked && pickup >= looked.from && pickup < looked.to).toBe(true);
      },
    ),
  );
});

test('a ride that moves within its day keeps its evening and gets another occasion two hours before', () => {
  const [before, after] = ['2026-07-09T08:00:00Z', '2026-07-09T10:00:00Z'];

  expect(evening(after).occasion).toEqual(evening(before).occasion);
  expect(soon(after).occasion).not.toEqual(soon(before).occasion);
});
