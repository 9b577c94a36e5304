import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import Info from 'lucide-react/icons/info';
import type { RideView } from '#contract/rides/rides.ts';
import type { Role } from '#domain/account/roles.ts';
import { agoText } from '#web/text/durations.ts';
import { RideNotice } from '../ride-notice.tsx';

type Props = { ride: RideView; viewer: Role; now: Date };

/** The last answer or request of the other side. */
export function AnswerNotices({ ride, viewer, now }: Props) {
  if (ride.status === 'cancelled') return <ApprovedNotice ride={ride} viewer={viewer} />;
  if (ride.status !== 'accepted') return null;
  if (ride.cancellationRequestedAt) return <RequestNotice ride={ride} viewer={viewer} now={now} />;
  return viewer === 'driver' ? (
    <WithdrawnNotice ride={ride} now={now} />
  ) : (
    <AnsweredNotice ride={ride} viewer={viewer} now={now} />
  );
}

function RequestNotice({ ride, viewer, now }: Props) {
  const ago = agoText(new Date(ride.cancellationRequestedAt ?? now), now);

  return (
    <RideNotice icon={Hourglass} tone="violet">
      <b>{viewer === 'client' ? `Votre demande est partie ${ago}.` : `Annulation demandée ${ago}.`}</b>{' '}
      {waitingText(ride, viewer)}&nbsp;; la course reste prévue jusque-là.
      {ride.cancellationReason && ` Motif\u00a0: «\u00a0${ride.cancellationReason}\u00a0»`}
    </RideNotice>
  );
}

function waitingText({ driver }: RideView, viewer: Role): string {
  return viewer === 'driver'
    ? 'Le client attend votre réponse'
    : `${driver?.firstName ?? 'Le chauffeur'} doit l’accepter`;
}

function WithdrawnNotice({ ride, now }: Omit<Props, 'viewer'>) {
  if (!ride.cancellationWithdrawnAt) return null;
  return (
    <RideNotice icon={Info}>
      {ride.client.firstName} a retiré sa demande d’annulation{' '}
      {agoText(new Date(ride.cancellationWithdrawnAt), now)}&nbsp;: la course reste prévue.
    </RideNotice>
  );
}

/** For the client; an admin reads it as well. */
function AnsweredNotice({ ride, viewer, now }: Props) {
  const driver = ride.driver?.firstName ?? 'Le chauffeur';
  const whose = viewer === 'client' ? 'votre' : 'la';

  if (ride.cancellationRefusedAt) {
    return (
      <RideNotice icon={Info} tone="warn">
        {driver} ne peut pas annuler {whose} course, réponse donnée{' '}
        {agoText(new Date(ride.cancellationRefusedAt), now)}. Elle reste prévue.
      </RideNotice>
    );
  }
  if (!ride.acceptedAt) return null;
  return (
    <RideNotice icon={Check} tone="ok">
      {driver} a accepté {whose} course {agoText(new Date(ride.acceptedAt), now)}.
    </RideNotice>
  );
}

/** A cancelled ride that still has a cancellation request: the request was approved. */
function ApprovedNotice({ ride, viewer }: Omit<Props, 'now'>) {
  if (!ride.cancellationRequestedAt || viewer !== 'client') return null;
  return (
    <RideNotice icon={Check}>
      {ride.driver?.firstName ?? 'Le chauffeur'} a accepté votre demande d’annulation.
    </RideNotice>
  );
}
