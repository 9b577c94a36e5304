import { compareInList, type RideKey, type RideListing } from '#domain/ride/ride-lists.ts';

/** A page of ids. `end` is the sort key of its last ride when it was read, if more rides follow. */
export type RidePage = { items: string[]; next: string | null; end: RideKey | null };

/** A page as it was read. */
export function pageOf(rides: readonly RideKey[], next: string | null): RidePage {
  const last = next === null ? undefined : rides.at(-1);
  const end = last ? { scheduledAt: last.scheduledAt, id: last.id } : null;
  return { items: rides.map(({ id }) => id), next, end };
}

export function isInPages(pages: readonly RidePage[], id: string): boolean {
  return pages.some(({ items }) => items.includes(id));
}

export function withoutRide(pages: readonly RidePage[], id: string): RidePage[] {
  return pages.map((page) => ({ ...page, items: page.items.filter((item) => item !== id) }));
}

/**
 * Inserts a ride in order. One beyond the last page is left out: it comes with the next page. The others are sorted
 * again, by what is known of them now.
 */
export function withRide(
  pages: readonly RidePage[],
  ride: RideKey,
  { listing, keyOf }: { listing: RideListing; keyOf: (id: string) => RideKey | undefined },
): RidePage[] {
  const rest = withoutRide(pages, ride.id);
  const place = rest.findIndex(({ end }) => end === null || compareInList(listing, ride, end) <= 0);
  return rest.map((page, index) => (index === place ? { ...page, items: sorted(page.items) } : page));

  function sorted(items: readonly string[]): string[] {
    const keys = items.flatMap((id) => keyOf(id) ?? []);
    return [...keys, ride].toSorted((one, other) => compareInList(listing, one, other)).map(({ id }) => id);
  }
}
