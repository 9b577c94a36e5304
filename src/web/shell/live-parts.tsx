import { useEffect } from 'react';
import type { UserView } from '#contract/auth.ts';
import { usePageState } from '#web/browser/page-state.ts';
import { PushOffer } from '#web/live/push/push-offer.tsx';
import { useUnread } from '#web/live/unread.ts';
import { useLiveSocket } from '#web/live/use-live-socket.ts';
import { useTitleCount } from '#web/live/use-title-count.ts';
import { cacheForOffline } from '#web/offline/cache-for-offline.ts';
import { UpdateOffer } from '#web/offline/update-offer.tsx';
import { useReread } from '#web/offline/use-reread.ts';
import { useRideNews } from '#web/ride/data/ride-news.ts';
import { ConnectionSign } from './connection-sign.tsx';

const nothing = {};

/** What keeps an open page up to date, loaded after the page. */
export function LiveParts({ user }: { user: UserView }) {
  const { preloaded = nothing, user: writtenFor, writtenAt } = usePageState();
  const since = writtenFor?.id === user.id ? writtenAt : undefined;
  useLiveSocket({ userId: user.id, since }, useRideNews(user));
  useReread();
  useEffect(() => cacheForOffline(user, preloaded), [user, preloaded]);
  useTitleCount(useUnread()?.total ?? 0);

  return (
    <>
      <ConnectionSign />
      <PushOffer user={user} />
      <UpdateOffer />
    </>
  );
}
