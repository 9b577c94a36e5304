import type { RideCountsView, RideView } from '#contract/rides/rides.ts';
import { type DriverTab, driverTabs, driverTabsOf } from '#domain/ride/tabs.ts';
import { hasExpired } from '#web/ride/data/offers.ts';
import type { RideList } from '#web/ride/data/reads/rides-api.ts';
import { factsOf } from '#web/ride/words/ride-facts.ts';
import { countText } from '#web/text/counts.ts';

/** The rides of a list that belong to a tab; expired requests come last. */
export function ridesInTab(tab: DriverTab, rides: readonly RideView[], now: Date): RideView[] {
  return rides
    .filter((ride) => driverTabsOf(factsOf(ride), now).includes(tab))
    .toSorted((one, other) => Number(hasExpired(one, now)) - Number(hasExpired(other, now)));
}

type Facts = { counts: RideCountsView | undefined; plan: RideList; now: Date };

/** The badges of the tabs. Two tabs share the accepted rides by their day, so these are counted here. */
export function tabCounts({ counts, plan, now }: Facts): Record<DriverTab, string | undefined> {
  const known: Partial<Record<DriverTab, number | undefined>> = {
    pending: counts?.pending,
    in_progress: counts?.in_progress,
    finished: finishedCount(counts),
  };
  const texts = driverTabs.map((tab) => [
    tab,
    tab in known ? textOf(known[tab]) : plannedText(tab, plan, now),
  ]);
  return Object.fromEntries(texts);
}

/** Starts that wait for the network count as under way. */
export function withStarted(
  counts: RideCountsView | undefined,
  stored: readonly RideView[],
  shown: readonly RideView[],
): RideCountsView | undefined {
  const started = underWay(shown) - underWay(stored);
  return counts && { ...counts, in_progress: counts.in_progress + started };
}

function underWay(rides: readonly RideView[]): number {
  return rides.filter(({ status }) => status === 'in_progress').length;
}

/** Undefined while loading. */
export function finishedCount(counts: RideCountsView | undefined): number | undefined {
  return counts && counts.completed + counts.rejected;
}

function plannedText(tab: DriverTab, { rides, hasMore }: RideList, now: Date): string | undefined {
  const text = rides && textOf(ridesInTab(tab, rides, now).length);
  return tab === 'validated' && hasMore && text ? `${text}+` : text;
}

function textOf(count: number | undefined): string | undefined {
  return count === undefined ? undefined : countText(count);
}
