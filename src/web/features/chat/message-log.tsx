import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactNode, useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { type ChatMessage, isIncoming } from './chat-message.ts';
import type { Conversation } from './conversation.ts';
import { MessageGroupView } from './message-group-view.tsx';
import { groupMessages } from './message-groups.ts';
import { useLogScroll } from './use-log-scroll.ts';
import { useReading } from './use-reading.ts';

type Props = {
  conversation: Conversation;
  viewer: UserView;
  messages: readonly ChatMessage[];
  labelled: boolean;
  /** Loads older messages, when there are any. */
  onTop: () => void;
  /** The key of the last message this person wrote: the log follows it. */
  written: string | undefined;
  empty: ReactNode;
  /** The unsent messages. */
  children: ReactNode;
};

export function MessageLog({
  conversation,
  viewer,
  messages,
  labelled,
  onTop,
  written,
  empty,
  children,
}: Props) {
  const { log, atEnd, toEnd, onScroll } = useLogScroll({ first: messages[0]?.id, onTop, written });
  const incoming = messages.findLast((message) => isIncoming(message, viewer));
  const hasNew = useUnseen(incoming?.id, atEnd);
  useReading({ conversation, waiting: incoming && !incoming.read ? incoming.id : undefined, atEnd });

  return (
    <div className="chat-frame">
      <div
        className="chat-log"
        role="log"
        aria-label="Messages"
        // Only new messages are announced, not older ones loaded above.
        aria-live={atEnd ? 'polite' : 'off'}
        ref={log}
        onScroll={onScroll}
      >
        {groupMessages(messages).map((group) => (
          <MessageGroupView key={group.messages[0].id} {...{ group, viewer, labelled }} />
        ))}
        {children}
        {empty}
      </div>
      <div className="chat-pill" role="status">
        {hasNew && (
          <button type="button" className="button button-small" onClick={toEnd}>
            <ArrowDown aria-hidden="true" />
            Nouveaux messages
          </button>
        )}
      </div>
    </div>
  );
}

/** Whether a message arrived since the end was last visible. */
function useUnseen(latest: string | undefined, atEnd: boolean): boolean {
  const [seen, setSeen] = useState(latest);
  if (atEnd && seen !== latest) setSeen(latest);
  return !atEnd && seen !== latest;
}
