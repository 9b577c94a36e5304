import { useEffect, useRef, useState } from 'react';
import type { PublicSettings } from '#contract/platform/settings.ts';
import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import type { PageName } from '#domain/navigation/pages.ts';
import { usePublicSettings } from '#web/api/public-settings.ts';
import { MAIN_ID } from './main-id.ts';

/**
 * Gives the page its title. After a navigation inside the application the focus moves to the new content,
 * and the title is returned to be announced by assistive technology.
 */
export function usePageChange(page: PageName | undefined): string {
  const title = titleOf(page, usePublicSettings());
  const shown = useRef(page);
  const [announced, announce] = useState('');

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  useEffect(() => {
    if (!page || shown.current === page) return;
    shown.current = page;
    announce(pageTitles[page]);
    window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [page]);

  return announced;
}

function titleOf(page: PageName | undefined, { appName, appDescription }: PublicSettings): string {
  if (!page) return '';
  return page === 'landing' ? `${appName} – ${appDescription}` : `${pageTitles[page]} – ${appName}`;
}
