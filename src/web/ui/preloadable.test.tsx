import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { preloadable } from './preloadable.tsx';

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
});
