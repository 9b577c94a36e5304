import { useLocation, useSearch } from 'wouter';
import { homeOf } from '#domain/navigation/pages.ts';
import type { DriverTab } from '#domain/ride/tabs.ts';

/** One of the five tabs, or the cancelled rides, which have none. */
export type DriverView = DriverTab | 'cancelled';

const slugs: Record<DriverView, string> = {
  pending: 'demandes',
  validated: 'validees',
  today: 'jour',
  in_progress: 'en-cours',
  finished: 'terminees',
  cancelled: 'annulees',
};
const views = Object.keys(slugs) as DriverView[];

/** The open tab is in the URL, so that reload and back restore it. */
export function useDriverView(): [DriverView, (view: DriverView) => void] {
  const slug = new URLSearchParams(useSearch()).get('onglet');
  const [, navigate] = useLocation();

  return [
    views.find((view) => slugs[view] === slug) ?? 'pending',
    (view) => navigate(addressOf(view), { replace: true }),
  ];
}

function addressOf(view: DriverView): string {
  const home = homeOf('driver');
  return view === 'pending' ? home : `${home}?onglet=${slugs[view]}`;
}
