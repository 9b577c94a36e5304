import { useEffect } from 'react';
import type { UserView } from '#contract/auth.ts';
import { usePageState } from '#web/browser/page-state.ts';
import { PushOffer } from '#web/live/push/push-offer.tsx';
import { useUnread } from '#web/live/unread.ts';
import { useLiveSocket } from '#web/live/use-live-socket.ts';
import { useTitleCount } from '#web/live/use-title-count.ts';
import { cacheForOffline, keepVouchers } from '#web/offline/cache-for-offline.ts';
import { UpdateOffer } from '#web/offline/update-offer.tsx';
import { useReread } from '#web/offline/use-reread.ts';
import { mayChangeVouchers } from '#web/offline/voucher-frames.ts';
import { useRideNews } from '#web/ride/data/ride-news.ts';
import { ConnectionSign } from './connection-sign.tsx';

const nothing = {};

/** What keeps an open page up to date, loaded after the page. */
export function LiveParts({ user }: { user: UserView }) {
  const { preloaded = nothing, user: writtenFor, writtenAt } = usePageState();
  const isTheirs = writtenFor?.id === user.id;
  const came = isTheirs ? preloaded : nothing;
  const tellNews = useRideNews(user);
  useLiveSocket({ userId: user.id, since: isTheirs ? writtenAt : undefined }, (frame) => {
    tellNews(frame);
    if (mayChangeVouchers(frame, user)) keepVouchers();
  });
  useReread();
  useEffect(() => cacheForOffline(user, came), [user, came]);
  useTitleCount(useUnread()?.total ?? 0);

  return (
    <>
      <ConnectionSign />
      <PushOffer user={user} />
      <UpdateOffer />
    </>
  );
}
