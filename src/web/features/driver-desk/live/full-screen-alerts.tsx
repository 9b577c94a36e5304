import BellRing from 'lucide-react/icons/bell-ring';
import Hourglass from 'lucide-react/icons/hourglass';
import Inbox from 'lucide-react/icons/inbox';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ComponentType } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { useHeldBackSound } from '#web/browser/chime.ts';
import { useSheetChoice, useSoundChoice } from '#web/browser/device-choice.ts';
import { useInboxCount } from '#web/live/unread.ts';
import { useArrivedRequests } from '#web/ride/data/reads/new-requests.ts';
import { openRide } from '#web/ride/data/reads/open-ride.ts';
import { placeText, requestLine } from '#web/ride/words/request-words.ts';
import { clientName } from '#web/ride/words/short-trip.ts';
import { openChat } from '#web/signals/chat-request.ts';
import { openRequests } from '#web/signals/new-requests.ts';
import { numbered } from '#web/text/counts.ts';
import { clockText } from '#web/text/dates.ts';
import { unreadText } from '#web/text/unread.ts';
import './full-screen-alerts.css';

type Props = {
  viewer: UserView;
  plan: readonly RideView[];
  waiting: number;
  now: Date;
  onRequests: () => void;
  onLeave: () => void;
};

/** What waits for the driver while the full screen is open. */
export function FullScreenAlerts({ viewer, plan, waiting, now, onRequests, onLeave }: Props) {
  const unread = useInboxCount();
  const arrived = useArrivedRequests(now);
  const isSheetOn = useSheetChoice();
  const [newest] = isSheetOn ? arrived : [];
  const isSoundOn = useSoundChoice();
  const isHeldBack = useHeldBackSound() && isSoundOn;
  const asked = plan.filter(
    ({ status, cancellationRequestedAt }) => status === 'accepted' && cancellationRequestedAt,
  );
  const leaveFor = (go: () => void) => () => {
    onLeave();
    go();
  };

  const held = isHeldBack && (
    <p className="full-ride-held" role="status">
      Son retenu par le navigateur&nbsp;: touchez l’écran une fois.
    </p>
  );

  if (waiting + unread + asked.length === 0) return held || null;
  return (
    <>
      {held}
      <ul className="full-screen-alerts" aria-label="À traiter">
        {asked.map((ride) => (
          <Alert key={ride.id} icon={Hourglass} onPress={leaveFor(() => openRide(ride, viewer))}>
            {`Annulation demandée\u00a0: ${clientName(ride)}, ${clockText(new Date(ride.scheduledAt))}`}
          </Alert>
        ))}
        {newest && (
          <Alert icon={BellRing} onPress={openRequests}>
            {[`Nouvelle demande ${placeText(0, arrived.length)}`.trim(), requestLine(newest)].join(' · ')}
          </Alert>
        )}
        {waiting > 0 && !newest && (
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
    </>
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
