import type { UserView } from '#contract/account/auth.ts';
import type { ThreadView } from '#contract/people/chat.ts';
import { InboxLine } from './inbox-line.tsx';

type Props = { thread: ThreadView; viewer: UserView; onOpen: (thread: ThreadView) => void };

export function ThreadLine({ thread, viewer, onOpen }: Props) {
  const { clientId, clientName, lastMessage, unread } = thread;

  return (
    <InboxLine
      {...{ clientId, clientName, unread, viewer }}
      last={{ ...lastMessage, at: lastMessage.timestamp }}
      onOpen={() => onOpen(thread)}
    />
  );
}
