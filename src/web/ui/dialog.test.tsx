import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { holdTelephone } from '#web/testing/screen-size.ts';
import { Dialog } from './dialog.tsx';

function open(onClose = vi.fn()) {
  render(
    <Dialog open onClose={onClose} title="Titre" foot={<button type="button">Enregistrer</button>}>
      <p>Contenu</p>
    </Dialog>,
  );
  return onClose;
}

describe('a dialog', () => {
  test('is named by its title and shows its content and its foot', () => {
    open();

    const dialog = screen.getByRole('dialog', { name: 'Titre' });

    expect(dialog).toHaveTextContent('Contenu');
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
  });

  test('is not there while it is closed', () => {
    render(
      <Dialog open={false} onClose={vi.fn()} title="Titre">
        <p>Contenu</p>
      </Dialog>,
    );

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Contenu')).toBeNull();
  });

  test('closes with its button', async () => {
    const onClose = open();

    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));

    expect(onClose).toHaveBeenCalledOnce();
  });

  test('closes with Escape', () => {
    const onClose = open();

    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

    expect(onClose).toHaveBeenCalledOnce();
  });

  test('handles the Escape key itself, once', () => {
    const onClose = open();

    const isLeftToTheBrowser = fireEvent.keyDown(screen.getByText('Contenu'), { key: 'Escape' });

    expect(onClose).toHaveBeenCalledOnce();
    expect(isLeftToTheBrowser).toBe(false);
  });

  test('reports when the browser closed it, and opens again when it is still open for React', () => {
    const onClose = vi.fn();
    const shown = () => (
      <Dialog open onClose={onClose} title="Titre">
        <p>Contenu</p>
      </Dialog>
    );
    const { rerender } = render(shown());

    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.removeAttribute('open');
    fireEvent(dialog, new Event('close'));
    rerender(shown());

    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('leads back from its second step', async () => {
    const onBack = vi.fn();
    render(
      <Dialog open onClose={vi.fn()} title="Titre" lead="Une phrase." back={{ label: 'Retour', onBack }}>
        <p>Contenu</p>
      </Dialog>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Retour' }));

    expect(screen.getByText('Une phrase.')).toBeVisible();
    expect(onBack).toHaveBeenCalledOnce();
  });

  test('closes with Back instead of leaving the page', async () => {
    const onClose = open();
    await waitFor(() => expect(history.state).toEqual({ depth: 1 }));

    history.back();

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  test('leads back with Back from its second step on a phone', async () => {
    holdTelephone();
    const [onBack, onClose] = [vi.fn(), vi.fn()];
    render(
      <Dialog open onClose={onClose} title="Titre" back={{ label: 'Retour', onBack }}>
        <p>Contenu</p>
      </Dialog>,
    );
    await waitFor(() => expect(history.state).toEqual({ depth: 2 }));

    history.back();

    await waitFor(() => expect(onBack).toHaveBeenCalledOnce());
    expect(onClose).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  test('closes by a press on the backdrop, not by one on itself', () => {
    const onClose = open();

    fireEvent.mouseDown(screen.getByText('Contenu'), { clientX: 50, clientY: 50 });
    expect(onClose).not.toHaveBeenCalled();

    fireEvent.mouseDown(screen.getByRole('dialog'), { clientX: 50, clientY: 50 });
    expect(onClose).toHaveBeenCalledOnce();
  });
});
