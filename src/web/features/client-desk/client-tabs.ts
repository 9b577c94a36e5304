import { CLIENT_PAGE_SIZE, ridesOf } from '#contract/rides/first-lists.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import type { RideCountsView } from '#contract/rides/rides.ts';
import { type ClientTab, statusesOfClientTab } from '#domain/ride/tabs.ts';
import { countText } from '#web/text/counts.ts';

export const clientTabLabels: Record<ClientTab, string> = {
  pending: 'En attente',
  current: 'En cours',
  history: 'Historique',
  cancelled: 'Annulées',
};

export const RIDES_NOT_LOADED = 'Impossible de charger vos courses.';

/** The rides of a tab, and their query. */
export function clientListOf(tab: ClientTab) {
  const statuses = statusesOfClientTab[tab];
  return { call: listRides, query: ridesOf(statuses, CLIENT_PAGE_SIZE), statuses };
}

/** The badge of a tab: only open rides are counted. */
export function tabCount(tab: ClientTab, counts: RideCountsView | undefined): string | undefined {
  if (tab === 'history' || tab === 'cancelled') return undefined;
  const count = totalOf(tab, counts);
  return count ? countText(count) : undefined;
}

/** Undefined while loading. */
export function totalOf(tab: ClientTab, counts: RideCountsView | undefined): number | undefined {
  return counts && statusesOfClientTab[tab].reduce((sum, status) => sum + counts[status], 0);
}
