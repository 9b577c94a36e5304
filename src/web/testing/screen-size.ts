import { vi } from 'vitest';

/** jsdom has no layout: a test sets the screen size itself. */
export function holdTelephone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 859.98px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
