import { useLocation, useSearch } from 'wouter';
import { addressOfTab, type DeskTab, tabOfSlug } from '#web/ride/words/client-desk-address.ts';

/** The open tab is in the URL, so that reload and back restore it. */
export function useDeskTab(): [DeskTab, (tab: DeskTab) => void] {
  const slug = new URLSearchParams(useSearch()).get('onglet');
  const [, navigate] = useLocation();

  return [tabOfSlug(slug), (tab) => navigate(addressOfTab(tab), { replace: true })];
}
