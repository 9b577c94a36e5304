import { useLocation, useSearch } from 'wouter';
import type { RideView } from '#contract/rides.ts';
import { homeOf } from '#domain/navigation/pages.ts';
import { type ClientTab, clientTabs, statusesOfClientTab } from '#domain/ride/tabs.ts';

export type DeskTab = 'new' | ClientTab;

const slugs: Record<ClientTab, string> = {
  pending: 'en-attente',
  current: 'en-cours',
  history: 'historique',
  cancelled: 'annulees',
};

/** The open tab stands in the address, so that a reload and the way back find it again. */
export function useDeskTab(): [DeskTab, (tab: DeskTab) => void] {
  const slug = new URLSearchParams(useSearch()).get('onglet');
  const [, navigate] = useLocation();

  return [
    clientTabs.find((tab) => slugs[tab] === slug) ?? 'new',
    (tab) => navigate(addressOf(tab), { replace: true }),
  ];
}

/** Where a client finds a ride again. */
export function deskAddressOf({ status }: Pick<RideView, 'status'>): string {
  return addressOf(clientTabs.find((tab) => statusesOfClientTab[tab].includes(status)) ?? 'new');
}

function addressOf(tab: DeskTab): string {
  const home = homeOf('client');
  return tab === 'new' ? home : `${home}?onglet=${slugs[tab]}`;
}
