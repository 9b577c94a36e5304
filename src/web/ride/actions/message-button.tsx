import MessageCircle from 'lucide-react/icons/message-circle';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { isChatOpen, mayReadChat } from '#domain/chat/ride-chat.ts';
import { useUnread } from '#web/live/unread.ts';
import { openChat } from '#web/signals/chat-request.ts';
import { unreadText } from '#web/text/unread.ts';
import { AlertCount } from '#web/ui/alert-count.tsx';
import { Button } from '#web/ui/button.tsx';
import { factsOf } from '../words/ride-facts.ts';

type Props = { ride: RideView; viewer: UserView };

/** A closed conversation is still offered while it has unread messages. */
export function MessageButton({ ride, viewer }: Props) {
  const unread = useUnread()?.rides[ride.id] ?? 0;

  if (!mayReadChat(viewer, factsOf(ride)) || (!isChatOpen(ride) && unread === 0)) return null;
  return (
    <Button
      icon={<MessageCircle aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => openChat({ kind: 'ride', ride })}
    >
      Message
      <AlertCount count={unread} words={unreadText(unread)} />
    </Button>
  );
}
