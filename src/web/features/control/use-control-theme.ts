import { useState } from 'react';
import { currentTheme, type Theme } from '#web/browser/theme.ts';

const KEY = 'control-look';

/** Black on white or the inverse: as last chosen on this phone, else as the theme. */
export function useControlTheme(): [theme: Theme, invert: () => void] {
  const [theme, setTheme] = useState(() => storedTheme() ?? currentTheme());

  return [
    theme,
    () => {
      const other = theme === 'dark' ? 'light' : 'dark';
      setTheme(other);
      remember(other);
    },
  ];
}

function storedTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'dark' || stored === 'light' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}
