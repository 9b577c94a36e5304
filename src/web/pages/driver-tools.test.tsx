import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chloe } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';

// As when the connection is cut, or a new version has replaced the file.
vi.mock('#web/features/pricing/pricing-dialog.tsx', () => {
  throw new Error('cut');
});

test('a tool that cannot be loaded says so, and the dashboard stays', async () => {
  const { user } = visit('/dashboard/driver', { as: chloe });

  await user.click(await screen.findByRole('button', { name: 'Tarification' }));

  expect(await screen.findByText('Cela n’a pas pu être chargé')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tarification' })).toBeVisible();
});
