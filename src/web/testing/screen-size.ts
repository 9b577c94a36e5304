import { vi } from 'vitest';

/** jsdom lays nothing out: a test says by itself that it holds a telephone. */
export function holdTelephone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 859.98px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
