import { useEffect, useRef } from 'react';
import { useMarkRead } from './chat-api.ts';
import type { Conversation } from './conversation.ts';
import { useVisible } from './use-visible.ts';

type Reading = {
  conversation: Conversation;
  /** The last unread message, if any. */
  waiting: string | undefined;
  atEnd: boolean;
};

/** Messages count as read once the end of the conversation is visible. */
export function useReading({ conversation, waiting, atEnd }: Reading): void {
  const visible = useVisible();
  const { mutate } = useMarkRead(conversation);
  const reported = useRef<string>(undefined);

  useEffect(() => {
    if (!visible || !atEnd || waiting === undefined || reported.current === waiting) return;
    reported.current = waiting;
    mutate();
  }, [visible, atEnd, waiting, mutate]);
}
