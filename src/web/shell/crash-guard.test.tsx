import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CrashGuard } from './crash-guard.tsx';

function Broken(): never {
  throw new Error('its code could not be fetched');
}

const show = () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <CrashGuard>
      <Broken />
    </CrashGuard>,
  );
};

afterEach(() => vi.restoreAllMocks());

test('a page that breaks says so and can be loaded again', () => {
  show();

  expect(screen.getByRole('alert')).toHaveTextContent('Cette page a rencontré un problème');
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
});

test('without network it says that the page is not available offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  show();

  expect(screen.getByRole('alert')).toHaveTextContent('Cette page n’est pas disponible hors connexion');
});
