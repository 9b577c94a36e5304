import { useEffect, useRef } from 'react';
import { useMarkRead } from './chat-api.ts';
import type { Conversation } from './conversation.ts';
import { useVisible } from './use-visible.ts';

type Reading = {
  conversation: Conversation;
  /** The last message that was waiting, when one is. */
  waiting: string | undefined;
  atEnd: boolean;
};

/** A message is read once its end of the conversation is before somebody's eyes. */
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
