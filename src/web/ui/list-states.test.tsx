import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Status } from './badge.tsx';
import { ListStates } from './list-states.tsx';

type Props = ComponentProps<typeof ListStates<string>>;

const show = (change: Partial<Props>) => {
  const props: Props = {
    items: undefined,
    failed: false,
    failure: 'Impossible de charger la liste.',
    onRetry: vi.fn<() => void>(),
    empty: <p>Rien ici</p>,
    keyOf: (item) => item,
    children: (item) => <Status tone="ok">{item}</Status>,
    ...change,
  };
  render(<ListStates {...props} />);
  return props;
};

describe('a list', () => {
  test('shows a skeleton, and says that it is loading', () => {
    show({});

    expect(screen.getByRole('status')).toHaveTextContent('Chargement...');
  });

  test('that could not be loaded offers to try again', async () => {
    const { onRetry } = show({ failed: true });

    expect(screen.getByText('Impossible de charger la liste.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('that is empty shows the next step', () => {
    show({ items: [] });

    expect(screen.getByText('Rien ici')).toBeVisible();
  });

  test('keeps its rows when a refresh fails', () => {
    show({ items: ['Acceptée', 'En cours'], failed: true });

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Acceptée', 'En cours']);
  });

  test('of many loads more on demand', async () => {
    const load = vi.fn<() => void>();
    show({ items: ['Acceptée'], more: { label: 'Afficher 50 courses de plus', busy: false, load } });

    await userEvent.click(screen.getByRole('button', { name: 'Afficher 50 courses de plus' }));

    expect(load).toHaveBeenCalledOnce();
  });
});
