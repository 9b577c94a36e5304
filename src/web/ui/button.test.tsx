import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
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

test('a second press before busy is rendered sends nothing', () => {
  const send = vi.fn();
  render(
    <Button busy={false} onClick={send}>
      Envoyer
    </Button>,
  );

  act(() => {
    screen.getByRole('button').click();
    screen.getByRole('button').click();
  });

  expect(send).toHaveBeenCalledTimes(1);
});

test('a question that the first press asked is answered by the second, however soon it comes', () => {
  const send = vi.fn();
  const Asking = () => {
    const [isAsked, setAsked] = useState(false);
    return (
      <Button busy={false} onClick={() => (isAsked ? send() : setAsked(true))}>
        {isAsked ? 'Confirmer' : 'Envoyer'}
      </Button>
    );
  };
  render(<Asking />);

  act(() => screen.getByRole('button', { name: 'Envoyer' }).click());
  act(() => {
    screen.getByRole('button', { name: 'Confirmer' }).click();
    screen.getByRole('button', { name: 'Confirmer' }).click();
  });

  expect(send).toHaveBeenCalledTimes(1);
});

test('a button without a request handles every press', () => {
  const step = vi.fn();
  render(<Button onClick={step}>Un de plus</Button>);

  screen.getByRole('button').click();
  screen.getByRole('button').click();

  expect(step).toHaveBeenCalledTimes(2);
});
