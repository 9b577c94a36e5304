import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import type { ServerFrame } from '#contract/live.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { newsFor, type RideNews } from '#domain/notification/ride-news.ts';
import { may } from '#domain/policy.ts';
import type { RideEventKind } from '#domain/ride/ride-event-kind.ts';
import { showToast, type Toast } from '#web/ui/toast-store.ts';
import { followRides } from './follow-rides.ts';
import { openRide } from './open-ride.ts';

/** Follows the rides of an open page, and notifies the person of the other side's moves on any page. */
export function useRideNews(viewer: UserView): (frame: ServerFrame) => void {
  const queries = useQueryClient();
  const follower = useMemo(() => {
    // Before the ride is read the person could be either side; the ride itself decides.
    const party = { clientId: viewer.id, driverId: viewer.id };
    const mayBe = [party, { ...party, instant: {} }];
    const isRequest = (move: RideEventKind | undefined) => move === 'book' && may(viewer, 'answer_requests');
    return followRides(queries, {
      isNews: ({ move, by = null }) =>
        isRequest(move) ||
        (move !== undefined && mayBe.some((ride) => newsFor(viewer, ride, { move, by }) !== undefined)),
      onRead(ride, { move, by = null, event = `${ride.id} ${ride.version} ${move}` }) {
        if (ride.status === 'pending' && isRequest(move ?? (ride.order ? 'book' : undefined)))
          void note(ride);
        const news = move && newsFor(viewer, ride, { move, by });
        const action = { label: 'Voir', press: () => openRide(ride, viewer) };
        if (news && isNew(queries, `${viewer.id} ${event}`)) void showNews(news, ride, action);
      },
    });
  }, [queries, viewer]);
  useEffect(() => () => follower.stop(), [follower]);

  return (frame) => {
    if (frame.type === 'ride_changed') follower.add(frame);
  };
}

const shown = new WeakMap<QueryClient, Set<string>>();

/** A socket that connects again is sent the latest frames once more. */
function isNew(queries: QueryClient, news: string): boolean {
  const known = shown.get(queries) ?? new Set();
  if (known.has(news)) return false;
  shown.set(queries, known.add(news));
  return true;
}

/** Imported on demand, since only drivers need it. */
async function note({ id }: RideView): Promise<void> {
  const requests = await import('#web/signals/new-requests.ts').catch(() => undefined);
  requests?.noteRequests([id]);
}

/** The texts load with the first news; without them the lists still show the change. */
async function showNews(news: RideNews, ride: RideView, action: Toast['action']): Promise<void> {
  const words = await import('../../words/ride-news.ts').catch(() => undefined);
  if (words) showToast({ ...words.newsWords(news, ride), action });
}
