import { expect, test } from 'vitest';
import { asked } from '#web/testing/rides.ts';
import { changesBetween } from './ride-changes.ts';

const now = new Date('2026-05-04T09:00:00Z');
const before = { ...asked, scheduledAt: '2026-05-04T12:00:00Z' };

test('names only what changed, as it was and as it is', () => {
  const after = { ...before, scheduledAt: '2026-05-04T14:30:00Z', estimatedPrice: '55.00', passengers: 4 };

  const changes = changesBetween(before, after, now);

  expect(changes.map(({ word }) => word)).toEqual(['Départ prévu', 'Prix', 'Voyageurs']);
  expect(changes[0]).toMatchObject({
    before: expect.stringContaining('14:00'),
    after: expect.stringContaining('16:30'),
  });
  expect(changesBetween(before, before, now)).toEqual([]);
});
