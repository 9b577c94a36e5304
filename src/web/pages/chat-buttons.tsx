import MessageCircle from 'lucide-react/icons/message-circle';
import { NARROW, useMedia } from '#web/browser/use-media.ts';
import { useInboxCount } from '#web/live/unread.ts';
import { openChat } from '#web/signals/chat-request.ts';
import { unreadText } from '#web/text/unread.ts';
import { AlertCount } from '#web/ui/alert-count.tsx';
import { Button } from '#web/ui/button.tsx';
import { InBar } from '#web/ui/in-bar.tsx';
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

/** In the corner of a wide screen; on a phone in the bar, where it covers nothing. */
export function FloatingChatButton({ label }: { label: string }) {
  const narrow = useMedia(NARROW);

  if (narrow)
    return (
      <InBar>
        <OpenChat className="chat-in-bar" label={label} />
      </InBar>
    );
  return <OpenChat className="chat-float" label={label} />;
}

function OpenChat({ className, label }: { className: string; label: string }) {
  const unread = useInboxCount();

  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => openChat({ kind: 'general' })}
    >
      <MessageCircle aria-hidden="true" />
      <span>{label}</span>
      <AlertCount count={unread} words={unreadText(unread)} />
    </button>
  );
}
