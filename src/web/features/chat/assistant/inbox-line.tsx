import type { ReactNode } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { clockText, dayText, nearDayText } from '#web/text/dates.ts';
import { unreadText } from '#web/text/unread.ts';
import { AlertCount } from '#web/ui/alert-count.tsx';
import { Avatar } from '#web/ui/avatar.tsx';

type Last = { senderId: string; senderName: string; content: string; at: string };
type Props = {
  clientId: string;
  clientName: string;
  /** The ride, for a conversation about one. */
  about?: ReactNode;
  last: Last;
  unread: number;
  viewer: UserView;
  onOpen: () => void;
};

/** One conversation of the inbox. */
export function InboxLine({ clientId, clientName, about, last, unread, viewer, onOpen }: Props) {
  const [firstName = '', ...others] = clientName.split(' ');

  return (
    <button type="button" className={unread > 0 ? 'thread thread-unread' : 'thread'} onClick={onOpen}>
      <Avatar firstName={firstName} lastName={others.join(' ')} />
      <b className="thread-name">{clientName}</b>
      <time dateTime={last.at}>{momentText(new Date(last.at), new Date())}</time>
      {about && <span className="thread-about">{about}</span>}
      <span className="thread-last">{lastLine(last, clientId, viewer)}</span>
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

function lastLine({ senderId, senderName, content }: Last, clientId: string, viewer: UserView): string {
  if (senderId === clientId) return content;
  return `${senderId === viewer.id ? 'Vous' : senderName} : ${content}`;
}
