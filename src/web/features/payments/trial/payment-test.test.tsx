import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chloe } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';

test.each([
  ['Espèces', /en espèces simulé/u],
  ['PayPal', /par PayPal simulé/u],
  ['Carte bancaire', /par carte bancaire simulé/u],
])('the trial of « %s » only shows an alert', async (name, text) => {
  const { user } = visit('/payment-test', { as: chloe });

  await user.click(await screen.findByRole('button', { name }));

  expect(await screen.findByRole('dialog', { name: 'Simulation' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('alert')).toHaveTextContent('Rien n’a été débité.');
});
