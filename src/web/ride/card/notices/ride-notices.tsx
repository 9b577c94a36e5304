import Hourglass from 'lucide-react/icons/hourglass';
import Info from 'lucide-react/icons/info';
import MessageSquare from 'lucide-react/icons/message-square';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { RideView } from '#contract/rides/rides.ts';
import type { Role } from '#domain/account/roles.ts';
import { agoText } from '#web/text/durations.ts';
import { RideNotice } from '../ride-notice.tsx';
import { AnswerNotices } from './answer-notices.tsx';
import { ConfirmationNotice } from './confirmation-notice.tsx';
import { FeeNotice } from './fee-notice.tsx';
import { TermsNotice } from './terms-notice.tsx';

type Props = { ride: RideView; viewer: Role; now: Date; expired: boolean };

/** What happened to a ride, and what happens next. */
export function RideNotices({ ride, viewer, now, expired }: Props) {
  return (
    <>
      {ride.program && (
        <RideNotice icon={Hourglass} title="Programme">
          «&nbsp;{ride.program}&nbsp;»
        </RideNotice>
      )}
      {ride.notes && (
        <RideNotice icon={MessageSquare} title="Note pour le chauffeur">
          «&nbsp;{ride.notes}&nbsp;»
        </RideNotice>
      )}
      <ConfirmationNotice ride={ride} viewer={viewer} />
      {expired && <ExpiredNotice viewer={viewer} />}
      {ride.status === 'pending' && !expired && viewer === 'client' && <SentNotice ride={ride} now={now} />}
      <AnswerNotices ride={ride} viewer={viewer} now={now} />
      {viewer === 'client' && <TermsNotice ride={ride} now={now} />}
      <ReasonNotice ride={ride} />
      <FeeNotice ride={ride} viewer={viewer} />
    </>
  );
}

function ExpiredNotice({ viewer }: { viewer: Role }) {
  return (
    <RideNotice icon={TriangleAlert} tone="bad">
      Aucun chauffeur n’a répondu avant l’heure du départ.{' '}
      {viewer === 'client'
        ? 'Dupliquez la course et choisissez une nouvelle date.'
        : 'Cette course sera annulée automatiquement.'}
    </RideNotice>
  );
}

function SentNotice({ ride, now }: { ride: RideView; now: Date }) {
  return (
    <RideNotice icon={Info}>
      Demande envoyée {agoText(new Date(ride.createdAt), now)}. La réponse du chauffeur s’affichera ici.
    </RideNotice>
  );
}

function ReasonNotice({ ride }: { ride: RideView }) {
  const { title, reason } = reasonOf(ride);

  if (!reason) return null;
  return (
    <RideNotice icon={MessageSquare} title={title}>
      «&nbsp;{reason}&nbsp;»
    </RideNotice>
  );
}

/** On an open ride, the reason is that of the cancellation request. */
function reasonOf({ status, rejectionReason, cancellationReason }: RideView) {
  if (status === 'rejected') return { title: 'Motif du chauffeur', reason: rejectionReason };
  const over = status === 'cancelled' || status === 'completed';
  return { title: 'Motif de l’annulation', reason: over ? cancellationReason : null };
}
