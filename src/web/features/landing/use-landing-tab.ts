import { useEffect, useState } from 'react';
import { useBackCloses } from '#web/browser/back-closes.ts';
import { onTabRequest } from '#web/signals/landing-tab.ts';

export type LandingTab = 'booking' | 'login' | 'register';

/** The open tab: from the URL first, then by a click or a signal. Back returns to the first one. */
export function useLandingTab(first: LandingTab) {
  const [tab, openTab] = useState(first);

  useEffect(() => onTabRequest(openTab), []);
  useBackCloses(tab !== first, () => openTab(first));

  return [tab, openTab] as const;
}
