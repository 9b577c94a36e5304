import type { ReactNode } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { may } from '#domain/policy.ts';
import { NARROW, useMedia } from '#web/browser/use-media.ts';
import { useLiveness } from '#web/live/liveness.ts';
import { ApiError, sentenceFor } from '#web/text/api-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './chat.css';
import './chat-dialog.css';
import { useMessages } from './chat-api.ts';
import { severalSpeak } from './chat-message.ts';
import { Composer } from './composer.tsx';
import { type Conversation, nameOf } from './conversation.ts';
import { MessageLog } from './message-log.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { useOutbox, useOutgoing } from './use-outbox.ts';

/** For drivers only. */
const ReadyReplies = preloadable(async () => (await import('./ready-replies.tsx')).ReadyReplies, {
  quiet: true,
});

type Props = {
  conversation: Conversation;
  viewer: UserView;
  labelled?: boolean;
  /** No message can be added any more. */
  closed?: boolean;
  /** What the conversation is about. */
  children?: ReactNode;
};

/** The messages and the composer. */
export function ConversationView({
  conversation,
  viewer,
  labelled = false,
  closed = false,
  children,
}: Props) {
  const query = useMessages(conversation);
  const outbox = useOutbox(viewer.id);
  const outgoing = useOutgoing(outbox, conversation);
  const messages = query.data?.pages.toReversed().flatMap(({ items }) => items);
  const narrow = useMedia(NARROW);
  const offersReplies = narrow && conversation.kind === 'ride' && may(viewer, 'drive');
  useKeyboardRoom();

  const goBack = () => {
    if (query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError)
      void query.fetchNextPage();
  };

  return (
    <div className="chat">
      {children}
      {messages ? (
        <MessageLog
          {...{ conversation, viewer, messages }}
          labelled={labelled || severalSpeak(messages, viewer)}
          onTop={goBack}
          written={outgoing.at(-1)?.key}
          empty={messages.length + outgoing.length === 0 && <NoMessage closed={closed} />}
        >
          {outgoing.map((message) => (
            <OutgoingBubble key={message.key} message={message} outbox={outbox} />
          ))}
        </MessageLog>
      ) : (
        <Unread error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {closed ? (
        <Closed />
      ) : (
        <>
          <Offline />
          {offersReplies && <ReadyReplies onSend={(content) => outbox.add(conversation, content)} />}
          <Composer
            draft={`chat-draft.${viewer.id}.${nameOf(conversation)}`}
            onSend={(content) => outbox.add(conversation, content)}
          />
        </>
      )}
    </div>
  );
}

function NoMessage({ closed }: { closed: boolean }) {
  return (
    <EmptyState
      title="Aucun message pour le moment."
      text={closed ? undefined : 'Commencez la conversation !'}
    />
  );
}

type UnreadProps = { error: Error | null; busy: boolean; onRetry: () => void };

/** Without a retry button for a 404, which would stay one. */
function Unread({ error, busy, onRetry }: UnreadProps) {
  const isGone = error instanceof ApiError && error.status === 404;

  return (
    <div className="chat-log">
      {error ? (
        <ErrorState
          text={sentenceFor(error, 'Impossible de charger la conversation.')}
          busy={busy}
          onRetry={isGone ? undefined : onRetry}
        />
      ) : (
        <Skeleton />
      )}
    </div>
  );
}

function Closed() {
  return (
    <div className="chat-foot">
      <Notice>Cette conversation est close.</Notice>
    </div>
  );
}

function Offline() {
  if (useLiveness() !== 'offline') return null;
  return (
    <p className="chat-offline" role="status">
      Hors connexion&nbsp;: vos messages partiront au retour du réseau.
    </p>
  );
}
