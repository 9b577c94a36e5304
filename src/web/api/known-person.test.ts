import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { readTabNote, writeTabNote } from '#web/browser/local-notes.ts';
import { forgetOthers, noteKnownPerson } from './known-person.ts';

afterEach(() => sessionStorage.clear());

// The module knows nobody yet, as after a reload.
test.each([
  ['another person', 'chloe', undefined],
  ['the same person', 'amelie', 'kept'],
])('what %s left in this tab before a reload', (_, before, left) => {
  writeTabNote('person', before);
  writeTabNote('booking-edit', 'kept');

  forgetOthers(new QueryClient(), 'amelie');

  expect(readTabNote('booking-edit')).toBe(left);
});

test('whoever is known is remembered for after a reload', () => {
  noteKnownPerson('amelie');

  expect(readTabNote('person')).toBe('amelie');
});
