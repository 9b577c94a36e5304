import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { forgetAllNotes, readTabNote, writeTabNote } from '#web/browser/local-notes.ts';
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

test('who signed in from another tab finds nothing of the person before in this one', () => {
  noteKnownPerson('chloe');
  writeTabNote('new-order', 'typed by Chloé');

  noteKnownPerson('yann');

  expect(readTabNote('new-order')).toBeUndefined();
  expect(readTabNote('person')).toBe('yann');
});

test('who signs in again after signing out is remembered again, and keeps what they typed', () => {
  noteKnownPerson('amelie');
  forgetAllNotes();
  noteKnownPerson('amelie');
  writeTabNote('booking-edit', 'kept');

  noteKnownPerson('amelie');

  expect(readTabNote('person')).toBe('amelie');
  expect(readTabNote('booking-edit')).toBe('kept');
});

test('whoever is known is remembered for after a reload', () => {
  noteKnownPerson('amelie');

  expect(readTabNote('person')).toBe('amelie');
});
