import { Suspense, useEffect, useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { may } from '#domain/policy.ts';
import { hasUnsentMessages } from '#web/features/chat/outbox-note.ts';
import { closeChat, useChatRequest } from '#web/signals/chat-request.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { usePreparedParts } from '#web/ui/use-prepared-parts.ts';

const Chat = preloadable(() => import('#web/features/chat/chat.tsx').then((file) => file.Chat), {
  optional: true,
});

const onlyChat = [Chat];

/** The chat is loaded when it is first opened, or when there are unsent messages; a driver has it without network. */
export function ChatPart({ viewer }: { viewer: UserView }) {
  const request = useChatRequest();
  const [wanted, setWanted] = useState(() => hasUnsentMessages(viewer.id));
  if (request && !wanted) setWanted(true);
  useEffect(() => closeChat, []);
  usePreparedParts(onlyChat, may(viewer, 'drive'));

  if (!wanted || !may(viewer, 'chat')) return null;
  return (
    <Suspense>
      <Chat viewer={viewer} request={request} />
    </Suspense>
  );
}
