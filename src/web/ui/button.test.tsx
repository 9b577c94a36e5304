import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a busy button says so and cannot be pressed', async () => {
  const onClick = vi.fn();
  render(
    <Button busy busyLabel="Envoi..." onClick={onClick}>
      Envoyer
    </Button>,
  );

  const button = screen.getByRole('button', { name: 'Envoi...' });
  await userEvent.click(button);

  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
});
