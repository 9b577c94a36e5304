import { useEffect, useState } from 'react';
import { onTabRequest } from '#web/signals/landing-tab.ts';

export type LandingTab = 'booking' | 'login' | 'register';

/** The open tab: what the address asks for first, then what the person or a form asks for. */
export function useLandingTab(first: LandingTab) {
  const [tab, openTab] = useState(first);

  useEffect(() => onTabRequest(openTab), []);

  return [tab, openTab] as const;
}
