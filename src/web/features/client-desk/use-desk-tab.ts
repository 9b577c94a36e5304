import { useSearch } from 'wouter';
import { useTabNavigation } from '#web/browser/use-tab-navigation.ts';
import { addressOfTab, type DeskTab, tabOfSlug } from '#web/ride/words/client-desk-address.ts';

/** The open tab is in the URL, so that reload and back restore it. */
export function useDeskTab(): [DeskTab, (tab: DeskTab) => void] {
  const slug = new URLSearchParams(useSearch()).get('onglet');
  const open = useTabNavigation(addressOfTab('new'));

  return [tabOfSlug(slug), (tab) => open(addressOfTab(tab))];
}
