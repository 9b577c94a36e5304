import CheckCheck from 'lucide-react/icons/check-check';
import type { UserView } from '#contract/account/auth.ts';
import type { Role } from '#domain/account/roles.ts';
import { clockText, dayText, nearDayText } from '#web/text/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type ChatMessage, isOwn } from './chat-message.ts';
import type { MessageGroup } from './message-groups.ts';
import { MessageWords } from './message-words.tsx';

type Props = {
  group: MessageGroup;
  viewer: UserView;
  /** Where several people write on one side, every message names its sender. */
  labelled: boolean;
};

export function MessageGroupView({ group: { messages, opensDay }, viewer, labelled }: Props) {
  const [first] = messages;
  const last = messages.at(-1) ?? first;
  const own = isOwn(first, viewer);

  return (
    <>
      {opensDay && <Day at={new Date(first.at)} />}
      <div className={own ? 'chat-group chat-own' : 'chat-group'}>
        {labelled ? <Sender message={first} /> : <Speaker message={first} own={own} />}
        {messages.map(({ id, content, announcement }) => (
          <p key={id} className={announcement ? 'bubble bubble-announcement' : 'bubble'} dir="auto">
            <MessageWords>{content}</MessageWords>
          </p>
        ))}
        <p className="bubble-meta">
          <time dateTime={last.at}>{clockText(new Date(last.at))}</time>
          {own && last.read && (
            <>
              <CheckCheck aria-hidden="true" />
              Lu
            </>
          )}
        </p>
      </div>
    </>
  );
}

function Day({ at }: { at: Date }) {
  const now = new Date();
  const near = nearDayText(at, now);
  return <p className="chat-day">{near ?? dayText(at, now)}</p>;
}

const roleWords: Record<Role, string> = { client: 'Client', driver: 'Chauffeur', admin: 'Administrateur' };

function Sender({ message: { senderRole, senderName, announcement } }: { message: ChatMessage }) {
  return (
    <p className="chat-sender">
      <b>{roleWords[senderRole]}</b>
      <span dir="auto">{senderName}</span>
      {announcement && <Badge tone="info">Annonce</Badge>}
    </p>
  );
}

/** The side shows who wrote it; screen readers need the name. */
function Speaker({ message: { senderName }, own }: { message: ChatMessage; own: boolean }) {
  return <p className="hidden-text">{own ? 'Vous' : senderName}&nbsp;:</p>;
}
