import Hourglass from 'lucide-react/icons/hourglass';
import Inbox from 'lucide-react/icons/inbox';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ComponentType } from 'react';
import type { UserView } from '#contract/auth.ts';
import type { RideView } from '#contract/rides.ts';
import { useInboxCount } from '#web/live/unread.ts';
import { openRide } from '#web/ride/data/open-ride.ts';
import { clientName } from '#web/ride/words/short-trip.ts';
import { openChat } from '#web/signals/chat-request.ts';
import { numbered } from '#web/text/counts.ts';
import { clockText } from '#web/text/dates.ts';
import { unreadText } from '#web/text/unread.ts';
import './night-alerts.css';

type Props = {
  viewer: UserView;
  plan: readonly RideView[];
  waiting: number;
  onRequests: () => void;
  onLeave: () => void;
};

/** What waits for the driver behind the full screen. */
export function NightAlerts({ viewer, plan, waiting, onRequests, onLeave }: Props) {
  const unread = useInboxCount();
  const asked = plan.filter(
    ({ status, cancellationRequestedAt }) => status === 'accepted' && cancellationRequestedAt,
  );
  const leaveFor = (go: () => void) => () => {
    onLeave();
    go();
  };

  if (waiting + unread + asked.length === 0) return null;
  return (
    <ul className="night-alerts" aria-label="À traiter">
      {asked.map((ride) => (
        <Alert key={ride.id} icon={Hourglass} onPress={leaveFor(() => openRide(ride, viewer))}>
          {`Annulation demandée\u00a0: ${clientName(ride)}, ${clockText(new Date(ride.scheduledAt))}`}
        </Alert>
      ))}
      {waiting > 0 && (
        <Alert icon={Inbox} onPress={leaveFor(onRequests)}>
          {`${numbered(waiting, 'demande')} en attente`}
        </Alert>
      )}
      {unread > 0 && (
        <Alert icon={MessageCircle} onPress={() => openChat({ kind: 'general' })}>
          {unreadText(unread)}
        </Alert>
      )}
    </ul>
  );
}

type AlertProps = {
  icon: ComponentType<{ 'aria-hidden': 'true' }>;
  onPress: () => void;
  children: string;
};

function Alert({ icon: Icon, onPress, children }: AlertProps) {
  return (
    <li>
      <button type="button" onClick={onPress}>
        <Icon aria-hidden="true" />
        {children}
      </button>
    </li>
  );
}
