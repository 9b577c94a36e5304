import { useSearch } from 'wouter';
import { useTabNavigation } from '#web/browser/use-tab-navigation.ts';
import { addressOfView, type DriverView, viewOfSlug } from '#web/ride/words/driver-desk-address.ts';

/** The open tab is in the URL, so that reload and back restore it. */
export function useDriverView(): [DriverView, (view: DriverView) => void] {
  const slug = new URLSearchParams(useSearch()).get('onglet');
  const open = useTabNavigation(addressOfView('pending'));

  return [viewOfSlug(slug), (view) => open(addressOfView(view))];
}
