import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { amelie } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';

// As when the connection is cut, or a new version has replaced the file.
vi.mock('./billing-form.tsx', () => {
  throw new Error('cut');
});

test('a billing form that cannot be loaded says so, and the profile stays', async () => {
  const { user } = visit('/profile', { as: amelie });

  await user.click(await screen.findByRole('button', { name: 'Les indiquer maintenant' }));

  expect(await screen.findByText('Cela n’a pas pu être chargé')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Les indiquer maintenant' })).toBeVisible();
});
