import { createCell, useCell } from './cell.ts';

const KEY = 'navigation-app';

/** The app this device navigates with, by its name; the choice belongs to the telephone, not to the person. */
const chosen = createCell<string | undefined>(stored());

export function useNavigationApp(): string | undefined {
  return useCell(chosen);
}

export function rememberNavigationApp(name: string): void {
  chosen.write(name);
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // The choice then lasts as long as the page.
  }
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
