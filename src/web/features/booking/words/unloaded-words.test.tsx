import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keep, measure, priceOrders, showBooking } from '../show-booking.tsx';

// As when the connection is cut, or a new version has replaced the file.
vi.mock('./return/return-field.tsx', () => {
  throw new Error('cut');
});

const word = () => screen.getByRole('button', { name: 'Retour' });

test('a word whose fields cannot be loaded stays off, and says so', async () => {
  measure();
  keep({});
  const { user } = showBooking();

  await user.click(word());

  expect(await screen.findByText('Cela n’a pas pu être chargé')).toBeVisible();
  expect(word()).toHaveAttribute('aria-pressed', 'false');
});

test('a draft that was kept with such a word still opens, and the word can be taken back', async () => {
  measure();
  priceOrders();
  keep({ words: 'return' });
  const { user } = showBooking();

  expect(await screen.findByText(/^Cela n’a pas pu être chargé\./u)).toBeVisible();
  await user.click(word());

  expect(word()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('alert')).toBeNull();
});
