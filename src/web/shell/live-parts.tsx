import { useEffect } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { may } from '#domain/policy.ts';
import { usePageState } from '#web/browser/page-state.ts';
import { dismissStaying } from '#web/live/forget-person.ts';
import { PushOffer } from '#web/live/push/push-offer.tsx';
import { useUnread } from '#web/live/unread.ts';
import { useLiveSocket } from '#web/live/use-live-socket.ts';
import { useTitleCount } from '#web/live/use-title-count.ts';
import { cacheForOffline, keepVouchers } from '#web/offline/cache-for-offline.ts';
import { UpdateOffer } from '#web/offline/update-offer.tsx';
import { useReread } from '#web/offline/use-reread.ts';
import { mayChangeVouchers } from '#web/offline/voucher-frames.ts';
import { useRideNews } from '#web/ride/data/reads/ride-news.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { AskedProposal } from './asked-proposal.tsx';
import { ConnectionStatus } from './connection-status.tsx';

/** Loaded with its sheet: a request may arrive where the network is bad. */
const RequestWatch = preloadable(
  async () => (await import('#web/features/request-sheet/request-watch.tsx')).RequestWatch,
  { quiet: true },
);

/** Only drivers load it. */
const StepSender = preloadable(
  async () => (await import('#web/ride/actions/driver/step-sender.tsx')).StepSender,
  { quiet: true },
);

const nothing = {};

/** What keeps an open page up to date, loaded after the page. */
export function LiveParts({ user }: { user: UserView }) {
  const { preloaded = nothing, user: writtenFor, writtenAt } = usePageState();
  const isTheirs = writtenFor?.id === user.id;
  const responses = isTheirs ? preloaded : nothing;
  const notifyOfRides = useRideNews(user);
  useLiveSocket({ userId: user.id, since: isTheirs ? writtenAt : undefined }, (frame) => {
    notifyOfRides(frame);
    if (mayChangeVouchers(frame, user)) keepVouchers();
  });
  useReread();
  useEffect(() => cacheForOffline(user, responses), [user, responses]);
  useOwnToasts(user.id);
  useTitleCount(useUnread()?.total ?? 0);

  return (
    <>
      <ConnectionStatus />
      <PushOffer user={user} />
      <UpdateOffer />
      {may(user, 'drive') && <AskedProposal />}
      {may(user, 'drive') && <StepSender userId={user.id} />}
      {may(user, 'answer_requests') && <RequestWatch viewer={user} />}
    </>
  );
}

let lastId: string | undefined;

/** After the end of a session another person may sign in; who comes back finds what was said to them. */
function useOwnToasts(id: string): void {
  useEffect(() => {
    if (lastId !== undefined && lastId !== id) dismissStaying();
    lastId = id;
  }, [id]);
}
