import { useLocation, useSearch } from 'wouter';
import { addressOfView, type DriverView, viewOfSlug } from '#web/ride/words/driver-desk-address.ts';

/** The open tab is in the URL, so that reload and back restore it. */
export function useDriverView(): [DriverView, (view: DriverView) => void] {
  const slug = new URLSearchParams(useSearch()).get('onglet');
  const [, navigate] = useLocation();

  return [viewOfSlug(slug), (view) => navigate(addressOfView(view), { replace: true })];
}
