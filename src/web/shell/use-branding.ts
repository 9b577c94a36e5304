import { useEffect, useRef } from 'react';
import { usePublicSettings } from '#web/api/public-settings.ts';
import { usePageState } from '#web/browser/page-state.ts';

/** Applies changed settings to an open page; the server rendered the first ones. */
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
