import type { RideView } from '#contract/rides/rides.ts';
import { homeOf } from '#domain/navigation/pages.ts';
import { type ClientTab, clientTabs, statusesOfClientTab } from '#domain/ride/tabs.ts';

export type DeskTab = 'new' | ClientTab;

const slugs: Record<ClientTab, string> = {
  pending: 'en-attente',
  current: 'en-cours',
  history: 'historique',
  cancelled: 'annulees',
};

/** The tab in a URL. */
export function tabOfSlug(slug: string | null): DeskTab {
  return clientTabs.find((tab) => slugs[tab] === slug) ?? 'new';
}

export function addressOfTab(tab: DeskTab): string {
  const home = homeOf('client');
  return tab === 'new' ? home : `${home}?onglet=${slugs[tab]}`;
}

/** The tab of a client that lists a ride. */
export function deskAddressOf({ status }: Pick<RideView, 'status'>): string {
  return addressOfTab(clientTabs.find((tab) => statusesOfClientTab[tab].includes(status)) ?? 'new');
}
