import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hushToasts, showToast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Toasts />);
    act(() => showToast({ tone: 'ok', title: 'Enregistré', text: 'Tout est gardé.' }));
  });

  afterEach(() => vi.useRealTimers());

  test('is announced in a live region', () => {
    const region = screen.getByRole('region', { name: 'Messages' });

    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toHaveTextContent('Tout est gardé.');
  });

  test('disappears after five seconds', () => {
    wait(4_900);
    expect(screen.queryByText('Enregistré')).not.toBeNull();

    wait(200);
    expect(screen.queryByText('Enregistré')).toBeNull();
  });

  test('stays as long as it is hovered', () => {
    const toast = screen.getByRole('group');

    fireEvent.pointerEnter(toast);
    wait(20_000);
    expect(screen.queryByText('Enregistré')).not.toBeNull();

    fireEvent.pointerLeave(toast);
    wait(5_100);
    expect(screen.queryByText('Enregistré')).toBeNull();
  });

  test('stays as long as it has the focus', () => {
    fireEvent.focus(screen.getByRole('button', { name: 'Fermer le message' }));

    wait(20_000);

    expect(screen.queryByText('Enregistré')).not.toBeNull();
  });

  test('with something to press stays twice as long, and goes when it is pressed', () => {
    const press = vi.fn();
    act(() => showToast({ tone: 'info', title: 'Annulation demandée', action: { label: 'Voir', press } }));
    wait(9_900);
    expect(screen.queryByText('Annulation demandée')).not.toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Voir' }));

    expect(press).toHaveBeenCalledOnce();
    expect(screen.queryByText('Annulation demandée')).toBeNull();
  });

  test('that was not to be missed stays until it is closed', () => {
    act(() => showToast({ tone: 'bad', title: 'Course non démarrée', stays: true }));
    wait(600_000);

    expect(screen.getByText('Course non démarrée')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Fermer le message' }));

    expect(screen.queryByText('Course non démarrée')).toBeNull();
  });

  test('can be closed', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Fermer le message' }));

    expect(screen.queryByText('Enregistré')).toBeNull();
  });
});

test('while they are hushed no toast is shown, and the one that was goes', () => {
  render(<Toasts />);
  act(() => showToast({ tone: 'ok', title: 'Avant' }));
  let speakAgain = () => {};
  act(() => {
    speakAgain = hushToasts();
  });

  act(() => showToast({ tone: 'ok', title: 'Pendant' }));
  expect(screen.queryByText(/Avant|Pendant/u)).toBeNull();
  speakAgain();
  act(() => showToast({ tone: 'ok', title: 'Après' }));

  expect(screen.getByText('Après')).toBeVisible();
});
