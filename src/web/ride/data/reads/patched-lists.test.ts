import fc from 'fast-check';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { UserView } from '#contract/account/auth.ts';
import { countRides, listChangedRides, listRides, listRidesOfDay } from '#contract/rides/rides.calls.ts';
import type { RideCountsView, RideView } from '#contract/rides/rides.ts';
import { closedStatuses, type RideStatus, rideStatuses } from '#domain/ride/ride.ts';
import { compareInList, dayStatuses, isListed, type RideListing } from '#domain/ride/ride-lists.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { api, on } from '#web/testing/api.ts';
import { amelie, chloe, settings } from '#web/testing/people.ts';
import { asked } from '#web/testing/rides.ts';
import { factsOf } from '../../words/ride-facts.ts';
import type { ListMeta } from '../cache/place-ride.ts';
import { storeRides } from '../cache/ride-cache.ts';
import { pageOf, type RidePage } from '../cache/ride-pages.ts';
import { readChangedRides, restoreRide, showRide } from './changed-rides.ts';

const LIMIT = 4;
const DAY = '2026-05-05';
const listings: RideListing[] = [
  { statuses: ['pending'] },
  { statuses: ['accepted', 'in_progress'] },
  { statuses: ['completed', 'rejected'] },
  { statuses: closedStatuses },
  { statuses: dayStatuses, day: DAY },
  { statuses: dayStatuses, day: '2026-05-04', days: 2 },
];

/** What happened to one of the first rides, or to a new one: booked, moved, edited, handed over. */
const changes = fc.record({
  ride: fc.nat(13),
  status: fc.constantFrom(...rideStatuses),
  hour: fc.nat(60),
  driverId: fc.constantFrom(null, 'chloe', 'karim'),
  clientId: fc.constantFrom('amelie', 'bob'),
});
type Change = { ride: number; status: RideStatus; hour: number; driverId: string | null; clientId: string };

test.each([chloe, amelie])(
  'after any changes the lists and badges of a $role are those freshly read',
  async (viewer) => {
    const bursts = fc.array(fc.array(changes, { minLength: 1, maxLength: 4 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { maxLength: 14 }), bursts, async (before, after) => {
        const server = rideServer(viewer);
        for (const change of before) server.make(change);
        const page = openPage(viewer, server);

        for (const burst of after)
          await readChangedRides(page.queries, [...new Set(burst.map((change) => server.make(change).id))]);

        for (const listing of listings) expect(page.shown(listing)).toEqual(page.fresh(listing));
        expect(page.queries.getQueryData(keyOf(countRides))).toEqual(server.counts());
      }),
      { numRuns: 150 },
    );
  },
);

test('an answer that comes after a later frame changes nothing', async () => {
  const server = rideServer(amelie);
  const change = { ride: 1, hour: 3, driverId: null, clientId: amelie.id };
  const page = openPage(amelie, server);
  const pending = server.make({ ...change, status: 'pending' });
  server.make({ ...change, status: 'accepted', driverId: chloe.id });
  await readChangedRides(page.queries, [pending.id]);

  const before = showRide(page.queries, pending);
  restoreRide(page.queries, { ...before, ride: pending });

  for (const listing of listings) expect(page.shown(listing)).toEqual(page.fresh(listing));
  expect(page.queries.getQueryData(keyOf(countRides))).toEqual(server.counts());
});

/** The rides of a platform, as one reader sees them. */
function rideServer(viewer: UserView) {
  const rides = new Map<string, RideView>();
  const visible = () => [...rides.values()].filter((ride) => maySeeRide(viewer, factsOf(ride)));
  const counts = () =>
    Object.fromEntries(
      rideStatuses.map((status) => [status, visible().filter((ride) => ride.status === status).length]),
    ) as RideCountsView;
  api.use(
    on(listChangedRides, ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      return HttpResponse.json({ rides: visible().filter(({ id }) => ids.includes(id)), counts: counts() });
    }),
  );

  return {
    counts,
    make({ ride, hour, ...facts }: Change): RideView {
      const id = `ride-${String(ride).padStart(2, '0')}`;
      const scheduledAt = new Date(Date.parse('2026-05-04T00:00:00Z') + hour * 3_600_000).toISOString();
      const version = (rides.get(id)?.version ?? 0) + 1;
      const made = { ...asked, ...facts, id, number: ride, scheduledAt, version };
      rides.set(id, made);
      return made;
    },
    list: (listing: RideListing) =>
      visible()
        .filter((ride) => isListed(listing, factsOf(ride), viewer))
        .toSorted((one, other) => compareInList(listing, one, other)),
  };
}

/** A page that has read the first page of every list, and the counts. */
function openPage(viewer: UserView, server: ReturnType<typeof rideServer>) {
  const queries = createQueryClient({ user: viewer, settings });
  const lists = new Map(listings.map((listing) => [listing, read(listing)]));
  queries.setQueryData(keyOf(countRides), server.counts());

  function read(listing: RideListing) {
    const { statuses, day, days } = listing;
    const all = server.list(listing);
    storeRides(queries, all);
    const page = pageOf(all.slice(0, LIMIT), all.length > LIMIT ? 'more' : null);
    const queryKey =
      day === undefined
        ? keyOf(listRides, { query: { status: statuses.join() } })
        : keyOf(listRidesOfDay, { query: { date: day, days: String(days ?? 1) } });
    const data = day === undefined ? { pages: [page], pageParams: [''] } : all.map(({ id }) => id);
    const meta: ListMeta = { listing, isSearched: false, heldStill: false };
    queries.getQueryCache().build(queries, { queryKey, meta }).setData(data);
    return { queryKey, end: day === undefined ? page.end : null };
  }

  return {
    queries,
    shown(listing: RideListing): string[] | undefined {
      const data = queries.getQueryData<string[] | { pages: RidePage[] }>(lists.get(listing)?.queryKey ?? []);
      return Array.isArray(data) ? data : data?.pages.flatMap(({ items }) => items);
    },
    /** Down to where the list was read. */
    fresh(listing: RideListing): string[] {
      const end = lists.get(listing)?.end;
      const isWithin = (ride: RideView) => !end || compareInList(listing, ride, end) <= 0;
      return server
        .list(listing)
        .filter(isWithin)
        .map(({ id }) => id);
    },
  };
}
