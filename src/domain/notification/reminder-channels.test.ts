import { expect, test } from 'vitest';
import { channelsFor, possibleChannels, remindersOf } from './reminder-channels.ts';

test('a person is reminded as they chose, else as the operator did, else as the platform does', () => {
  const operator = { evening_reminder: ['message'] } as const;

  expect(channelsFor('evening_reminder', operator, { evening_reminder: ['push'] })).toEqual(['push']);
  expect(channelsFor('evening_reminder', operator, { soon_reminder: ['push'] })).toEqual(['message']);
  expect(channelsFor('evening_reminder', {}, {})).toEqual(['email', 'push']);
});

test.each([
  ['evening_reminder', ['email', 'push']],
  ['soon_reminder', ['email', 'message', 'push']],
  ['passenger_reminder', ['message']],
  ['day_list', ['email', 'push']],
  ['drive_reminder', ['message', 'push']],
] as const)('%s goes by %j until someone chooses', (kind, channels) => {
  expect(channelsFor(kind, {}).toSorted()).toEqual(channels);
});

test('nothing chosen is a choice', () => {
  expect(channelsFor('soon_reminder', { soon_reminder: ['email'] }, { soon_reminder: [] })).toEqual([]);
  expect(channelsFor('soon_reminder', { soon_reminder: [] })).toEqual([]);
});

test('who rides in the client’s place is reachable by message only', () => {
  expect(possibleChannels('passenger_reminder')).toEqual(['message']);
  expect(channelsFor('passenger_reminder', { passenger_reminder: ['email', 'message', 'push'] })).toEqual([
    'message',
  ]);
});

test.each([
  ['client', ['evening_reminder', 'soon_reminder']],
  ['driver', ['day_list', 'drive_reminder']],
  ['admin', []],
] as const)('a %s chooses about what they get', (role, kinds) => {
  expect(remindersOf({ role })).toEqual(kinds);
});
