import { useEffect, useState } from 'react';
import { onTabRequest } from '#web/signals/landing-tab.ts';

export type LandingTab = 'booking' | 'login' | 'register';

/** The open tab: from the URL first, then by a click or a signal. */
export function useLandingTab(first: LandingTab) {
  const [tab, openTab] = useState(first);

  useEffect(() => onTabRequest(openTab), []);

  return [tab, openTab] as const;
}
