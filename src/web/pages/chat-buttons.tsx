import MessageCircle from 'lucide-react/icons/message-circle';
import { useInboxCount } from '#web/live/unread.ts';
import { openChat } from '#web/signals/chat-request.ts';
import { unreadText } from '#web/text/unread.ts';
import { AlertCount } from '#web/ui/alert-count.tsx';
import { Button } from '#web/ui/button.tsx';
import './chat-buttons.css';

/** In the head of the page, on wide screens. */
export function ChatButton() {
  const unread = useInboxCount();

  return (
    <span className="only-wide">
      <Button
        size="small"
        icon={<MessageCircle aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => openChat({ kind: 'general' })}
      >
        Discussion
        <AlertCount count={unread} words={unreadText(unread)} />
      </Button>
    </span>
  );
}

/** Fixed in the corner. */
export function FloatingChatButton({ label }: { label: string }) {
  const unread = useInboxCount();

  return (
    <button
      type="button"
      className="chat-float"
      aria-haspopup="dialog"
      onClick={() => openChat({ kind: 'general' })}
    >
      <MessageCircle aria-hidden="true" />
      <span className="chat-float-word">{label}</span>
      <AlertCount count={unread} words={unreadText(unread)} />
    </button>
  );
}
