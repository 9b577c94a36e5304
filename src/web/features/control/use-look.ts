import { useState } from 'react';
import { currentTheme, type Theme } from '#web/browser/theme.ts';

const KEY = 'control-look';

/** Black on white or the inverse: as last chosen on this phone, else as the theme. */
export function useLook(): [look: Theme, invert: () => void] {
  const [look, setLook] = useState(() => storedLook() ?? currentTheme());

  return [
    look,
    () => {
      const other = look === 'dark' ? 'light' : 'dark';
      setLook(other);
      remember(other);
    },
  ];
}

function storedLook(): Theme | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'dark' || stored === 'light' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function remember(look: Theme): void {
  try {
    localStorage.setItem(KEY, look);
  } catch {
    // The choice then lasts as long as the page.
  }
}
