import { expect, test } from 'vitest';
import {
  clockText,
  dayAndTimeText,
  dayText,
  isElsewhere,
  monthText,
  nearDayText,
  typedDayAndTimeText,
} from './dates.ts';

const morning = new Date('2026-05-04T07:30:00Z');

test('a moment is written in French, in Paris time', () => {
  expect(dayAndTimeText(morning)).toBe('lun. 4 mai 2026 à 09:30');
  expect(monthText(morning)).toBe('mai 2026');
});

test('a typed date is written like any moment, once it is complete', () => {
  expect(typedDayAndTimeText('2026-05-04T09:30')).toBe('lun. 4 mai 2026 à 09:30');
  expect(typedDayAndTimeText('')).toBeUndefined();
});

test('a day is written without its year while it is this year', () => {
  expect(clockText(morning)).toBe('09:30');
  expect(dayText(morning, new Date('2026-12-31T22:00:00Z'))).toBe('lun. 4 mai');
  expect(dayText(morning, new Date('2026-12-31T23:30:00Z'))).toBe('lun. 4 mai 2026');
});

test.each([
  ['2026-05-02T22:30:00Z', 'Hier'],
  ['2026-05-03T22:30:00Z', 'Aujourd’hui'],
  ['2026-05-05T21:30:00Z', 'Demain'],
  ['2026-05-05T22:30:00Z', undefined],
])('%s is relative to the calendar of Paris', (moment, text) => {
  expect(nearDayText(new Date(moment), morning)).toBe(text);
});

test('a browser knows whether it is in another time zone than Paris', () => {
  const hoursAway = -morning.getTimezoneOffset() / 60;

  expect(isElsewhere(morning)).toBe(hoursAway !== 2);
});
