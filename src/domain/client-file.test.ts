import { expect, test } from 'vitest';
import { mayOpenClientFile } from './client-file.ts';

const chloe = { id: 'chloe', role: 'driver' } as const;
const ines = { id: 'ines', role: 'admin' } as const;
const amelie = { id: 'amelie', role: 'client' } as const;
const stranger = { hasVisibleRide: false, hasWritten: false };

test('a driver opens the file of a client whose ride they see, or who wrote to the drivers', () => {
  expect(mayOpenClientFile(chloe, { ...stranger, hasVisibleRide: true })).toBe(true);
  expect(mayOpenClientFile(chloe, { ...stranger, hasWritten: true })).toBe(true);
  expect(mayOpenClientFile(chloe, stranger)).toBe(false);
});

test('nobody else opens one, not even the client', () => {
  const known = { hasVisibleRide: true, hasWritten: true };
  expect([ines, amelie].filter((person) => mayOpenClientFile(person, known))).toEqual([]);
});
