import { expect, test } from 'vitest';
import { dayAndTimeText, inputValueOf, monthText, typedDayAndTimeText } from './dates.ts';

const morning = new Date('2026-05-04T07:30:00Z');

test('a moment is told in French, at the hour of Paris', () => {
  expect(dayAndTimeText(morning)).toBe('lun. 4 mai 2026 à 09:30');
  expect(monthText(morning)).toBe('mai 2026');
});

test('an input gets the hour of Paris', () => {
  expect(inputValueOf(morning)).toBe('2026-05-04T09:30');
});

test('what somebody typed is told like any moment, once it is whole', () => {
  expect(typedDayAndTimeText('2026-05-04T09:30')).toBe('lun. 4 mai 2026 à 09:30');
  expect(typedDayAndTimeText('')).toBeUndefined();
});
