import { useLocation, useSearch } from 'wouter';
import { addressOfTab, type DeskTab, tabOfSlug } from '#web/ride/words/client-desk-address.ts';

/** The open tab stands in the address, so that a reload and the way back find it again. */
export function useDeskTab(): [DeskTab, (tab: DeskTab) => void] {
  const slug = new URLSearchParams(useSearch()).get('onglet');
  const [, navigate] = useLocation();

  return [tabOfSlug(slug), (tab) => navigate(addressOfTab(tab), { replace: true })];
}
