import type { UserView } from '#contract/account/auth.ts';
import type { RideThreadView } from '#contract/people/chat.ts';
import { RideStatusMark } from '#web/ride/card/ride-status-mark.tsx';
import { clientName } from '#web/ride/words/short-trip.ts';
import { openChat } from '#web/signals/chat-request.ts';
import { rideName } from '#web/text/rides.ts';
import { InboxLine } from './inbox-line.tsx';

type Props = { threads: readonly RideThreadView[]; viewer: UserView };

/** The conversations about rides, above those of the general chat. */
export function RideThreads({ threads, viewer }: Props) {
  if (threads.length === 0) return null;
  return (
    <>
      <h3 className="heading">À propos des courses</h3>
      <ul className="list">
        {threads.map(({ ride, lastMessage, unread }) => (
          <li key={ride.id}>
            <InboxLine
              clientName={clientName(ride)}
              about={
                <>
                  {rideName(ride)} <RideStatusMark status={ride.status} />
                </>
              }
              clientId={ride.clientId}
              last={{ ...lastMessage, at: lastMessage.createdAt }}
              unread={unread}
              viewer={viewer}
              onOpen={() => openChat({ kind: 'ride', ride })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
