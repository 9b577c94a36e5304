import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { CrashGuard } from '#web/shell/crash-guard.tsx';
import { essential, preloadable } from './preloadable.tsx';
import { Toasts } from './toasts.tsx';

const Word = ({ word }: { word: string }) => <p>{word}</p>;

function shown(Part: ReturnType<typeof preloadable<{ word: string }>>) {
  return (
    <Suspense fallback={<p>Chargement...</p>}>
      <Part word="Bonjour" />
    </Suspense>
  );
}

describe('a preloadable part', () => {
  test('is loaded when it is first rendered', async () => {
    render(shown(preloadable(async () => Word)));

    expect(screen.getByText('Chargement...')).toBeVisible();
    expect(await screen.findByText('Bonjour')).toBeVisible();
  });

  test('is rendered at once where it was preloaded, and is loaded once', async () => {
    const load = vi.fn(async () => Word);
    const Part = preloadable(load);

    await Part.prepare();
    await Part.prepare();
    render(shown(Part));

    expect(screen.getByText('Bonjour')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  test('leaves its place empty when it is optional and cannot be loaded', async () => {
    const away = async () => {
      throw new Error('away');
    };
    const { container } = render(shown(preloadable(away, { optional: true })));

    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  test('says in its place that it cannot be loaded, in its own words or in those of all parts', async () => {
    const away = () => Promise.reject(new Error('away'));
    render(shown(preloadable(away, { missing: ({ word }: { word: string }) => <p>{word} sans elle</p> })));
    expect(await screen.findByText('Bonjour sans elle')).toBeVisible();

    render(shown(preloadable(away)));
    expect(await screen.findByRole('alert')).toHaveTextContent('Cela n’a pas pu être chargé.');
    expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
  });

  test('that is essential fails with its page', async () => {
    const failed = vi.spyOn(console, 'error').mockReturnValue();
    const away = () => Promise.reject(new Error('away'));
    render(<CrashGuard>{shown(preloadable(away, essential))}</CrashGuard>);

    expect(await screen.findByText('Cette page a rencontré un problème')).toBeVisible();
    expect(failed).toHaveBeenCalled();
  });

  test('that is quiet shows nothing around it while it loads, and nothing when it cannot be', async () => {
    const Part = preloadable(async () => Word, { quiet: true });
    render(<Part word="Bonjour" />);
    expect(document.body).toHaveTextContent(/^$/u);
    expect(await screen.findByText('Bonjour')).toBeVisible();

    const Away = preloadable<object>(() => Promise.reject(new Error('away')), { quiet: true });
    const { container } = render(<Away />);
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    await expect(Away.prepare()).rejects.toThrow('away');
    expect(container).toBeEmptyDOMElement();
  });

  test('that someone opened and that cannot be loaded says so, closes, and can be opened again', async () => {
    type Props = { open: boolean; onClose: () => void };
    const Away = preloadable<Props>(() => Promise.reject(new Error('away')), { quiet: true });
    const close = vi.fn();
    const page = (open: boolean) => (
      <>
        <Away open={open} onClose={close} />
        <Toasts />
      </>
    );
    const { rerender } = render(page(true));

    expect(await screen.findByText('Cela n’a pas pu être chargé')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
    expect(close).toHaveBeenCalledOnce();
    rerender(page(false));
    rerender(page(true));
    expect(close).toHaveBeenCalledTimes(2);
  });
});
