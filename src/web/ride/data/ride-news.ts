import { useQueryClient } from '@tanstack/react-query';
import type { UserView } from '#contract/auth.ts';
import type { ServerFrame } from '#contract/live.ts';
import { getRide } from '#contract/rides.calls.ts';
import { newsFor } from '#domain/notification/ride-news.ts';
import { may } from '#domain/policy.ts';
import { callApi } from '#web/api/call-api.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { newsWords } from '../words/ride-news.ts';
import { openRide } from './open-ride.ts';
import { storeRides } from './ride-cache.ts';

/** Tells the person of an open page what the other side of a ride did, wherever they are on the site. */
export function useRideNews(viewer: UserView): (frame: ServerFrame) => void {
  const queries = useQueryClient();

  return (frame) => {
    if (frame.type !== 'ride_changed' || !frame.move) return;
    const { rideId: id, move, by = null } = frame;
    // Without the ride it is only known whose news it could be: the ride says whether it is theirs.
    const party = { clientId: viewer.id, driverId: viewer.id };
    if (!may(viewer, 'chat') || !newsFor(viewer, party, { move, by })) return;
    callApi(getRide, { id }).then(
      (ride) => {
        storeRides(queries, [ride]);
        const news = newsFor(viewer, ride, { move, by });
        const action = { label: 'Voir', press: () => openRide(ride, viewer) };
        if (news) showToast({ ...newsWords(news, ride), action });
      },
      () => undefined,
    );
  };
}
