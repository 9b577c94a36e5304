import { useEffect, useState } from 'react';
import { useBackCloses } from '#web/browser/back-closes.ts';
import { opensElsewhere } from '#web/browser/opens-elsewhere.ts';

const QUESTION = 'Vos modifications ne sont pas enregistrées. Quitter cette page\u00A0?';

/** Asks for confirmation before the page is closed or left with unsaved changes. */
export function useLeaveWarning(isUnsaved: boolean): void {
  const [isLeaving, setLeaving] = useState(false);
  const isActive = isUnsaved && !isLeaving;
  if (!isUnsaved && isLeaving) setLeaving(false);

  useBackCloses(isActive, () => {
    if (!window.confirm(QUESTION)) return;
    setLeaving(true);
    history.back();
  });
  useEffect(() => {
    if (!isActive) return;
    window.addEventListener('beforeunload', refuse);
    document.addEventListener('click', askBeforeLink, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', refuse);
      document.removeEventListener('click', askBeforeLink, { capture: true });
    };
  }, [isActive]);
}

function refuse(event: Event) {
  event.preventDefault();
}

function askBeforeLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !leadsAway(link) || opensElsewhere(event) || window.confirm(QUESTION)) return;
  event.preventDefault();
  event.stopPropagation();
}

function leadsAway({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname;
}
