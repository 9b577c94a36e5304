import type { RideView } from '#contract/rides/rides.ts';
import { homeOf } from '#domain/navigation/pages.ts';
import { type DriverTab, driverTabsOf } from '#domain/ride/tabs.ts';
import { factsOf } from './ride-facts.ts';

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

/** The view in a URL. */
export function viewOfSlug(slug: string | null): DriverView {
  return views.find((view) => slugs[view] === slug) ?? 'pending';
}

export function addressOfView(view: DriverView): string {
  const home = homeOf('driver');
  return view === 'pending' ? home : `${home}?onglet=${slugs[view]}`;
}

/** The view of a driver that lists a ride. */
export function driverAddressOf(ride: RideView, now: Date): string {
  return addressOfView(driverTabsOf(factsOf(ride), now)[0] ?? 'cancelled');
}
