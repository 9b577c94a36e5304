import { useEffect, useRef } from 'react';
import { usePublicSettings } from '#web/api/public-settings.ts';
import { usePageState } from '#web/browser/page-state.ts';

/** The server paints the first page; when the settings change under an open page, it is repainted here. */
export function useBranding(): void {
  const { settings: first } = usePageState();
  const { primaryColor, secondaryColor, favicon } = usePublicSettings();
  const painted = useRef([first.primaryColor, first.secondaryColor, first.favicon].join());

  useEffect(() => {
    const wanted = [primaryColor, secondaryColor, favicon].join();
    if (painted.current === wanted) return;
    painted.current = wanted;
    void import('#web/browser/apply-palette.ts').then(({ applyPalette, applyFavicon }) => {
      applyPalette(primaryColor, secondaryColor);
      applyFavicon(favicon);
    });
  }, [primaryColor, secondaryColor, favicon]);
}
