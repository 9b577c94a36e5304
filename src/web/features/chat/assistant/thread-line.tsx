import type { UserView } from '#contract/auth.ts';
import type { ThreadView } from '#contract/chat.ts';
import { clockText, dayText, nearDayText } from '#web/text/dates.ts';
import { unreadText } from '#web/text/unread.ts';
import { AlertCount } from '#web/ui/alert-count.tsx';
import { Avatar } from '#web/ui/avatar.tsx';

type Props = { thread: ThreadView; viewer: UserView; onOpen: (thread: ThreadView) => void };

export function ThreadLine({ thread, viewer, onOpen }: Props) {
  const { clientName, lastMessage, unread } = thread;
  const [firstName = '', ...others] = clientName.split(' ');

  return (
    <button
      type="button"
      className={unread > 0 ? 'thread thread-unread' : 'thread'}
      onClick={() => onOpen(thread)}
    >
      <Avatar firstName={firstName} lastName={others.join(' ')} />
      <b className="thread-name">{clientName}</b>
      <time dateTime={lastMessage.timestamp}>{momentText(new Date(lastMessage.timestamp), new Date())}</time>
      <span className="thread-last">{lastLine(thread, viewer)}</span>
      <AlertCount count={unread} words={unreadText(unread)} />
    </button>
  );
}

/** '18:42', 'Hier', 'lun. 4 mai' */
function momentText(moment: Date, now: Date): string {
  const near = nearDayText(moment, now);
  if (near === undefined) return dayText(moment, now);
  return near === 'Aujourd’hui' ? clockText(moment) : near;
}

function lastLine(
  { clientId, lastMessage: { senderId, senderName, content } }: ThreadView,
  viewer: UserView,
) {
  if (senderId === clientId) return content;
  return `${senderId === viewer.id ? 'Vous' : senderName} : ${content}`;
}
