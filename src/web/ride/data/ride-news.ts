import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { UserView } from '#contract/auth.ts';
import type { ServerFrame } from '#contract/live.ts';
import { newsFor } from '#domain/notification/ride-news.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { newsWords } from '../words/ride-news.ts';
import { followRides } from './follow-rides.ts';
import { openRide } from './open-ride.ts';

/** Follows the rides of an open page, and tells its person what the other side did, wherever they are on the site. */
export function useRideNews(viewer: UserView): (frame: ServerFrame) => void {
  const queries = useQueryClient();
  const follower = useMemo(() => {
    // Without the ride it is only known whose news it could be: the ride says whether it is theirs.
    const party = { clientId: viewer.id, driverId: viewer.id };
    return followRides(queries, {
      isNews: ({ move, by = null }) =>
        move !== undefined && newsFor(viewer, party, { move, by }) !== undefined,
      onRead(ride, { move, by = null }) {
        const news = move && newsFor(viewer, ride, { move, by });
        const action = { label: 'Voir', press: () => openRide(ride, viewer) };
        if (news) showToast({ ...newsWords(news, ride), action });
      },
    });
  }, [queries, viewer]);
  useEffect(() => () => follower.stop(), [follower]);

  return (frame) => {
    if (frame.type === 'ride_changed') follower.add(frame);
  };
}
