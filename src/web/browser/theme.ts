export type Theme = 'light' | 'dark';

const KEY = 'theme';

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The choice is stored for the next visit; without one the system decides. */
export function switchTheme(): Theme {
  const next = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  remember(next);
  return next;
}

function remember(theme: Theme) {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A browser may refuse storage: the choice then lasts as long as the page.
  }
}
