import Clock from 'lucide-react/icons/clock';
import type { RideView } from '#contract/rides.ts';
import { clockText } from '#web/text/dates.ts';
import { untilText } from '#web/text/durations.ts';
import { rideName } from '#web/text/rides.ts';
import { Badge } from '#web/ui/badge.tsx';
import { RideStatusMark } from './ride-status-mark.tsx';

type Props = {
  ride: RideView;
  titleId: string;
  expired: boolean;
  /** The time to count the departure from, on the card that tells it. */
  departureFrom: Date | undefined;
};

export function RideHead({ ride, titleId, expired, departureFrom }: Props) {
  const soon = departureFrom && soonText(ride, departureFrom);

  return (
    <header className="ride-head">
      <RideStatusMark status={ride.status} expired={expired} />
      {expired && <Badge tone="bad">Délai dépassé</Badge>}
      {isAskedToCancel(ride) && <Badge tone="violet">Annulation demandée</Badge>}
      {isOwedBack(ride) && <Badge tone="warn">À rembourser</Badge>}
      {soon && (
        <span className="ride-soon">
          <Clock aria-hidden="true" />
          {soon}
        </span>
      )}
      <h2 className="ride-number" id={titleId}>
        <RideName ride={ride} />
      </h2>
    </header>
  );
}

/** Narrow cards show the number alone; the word stays for those who listen. */
function RideName({ ride }: { ride: RideView }) {
  const [word, ...number] = rideName(ride).split(' ');

  return (
    <>
      <span className="ride-word">{word}</span> {number.join(' ')}
    </>
  );
}

function soonText({ status, scheduledAt, startTime }: RideView, now: Date): string | undefined {
  if (status === 'in_progress' && startTime) return `En route depuis ${clockText(new Date(startTime))}`;
  const until = untilText(new Date(scheduledAt), now);
  return until && `Départ ${until}`;
}

function isAskedToCancel({ status, cancellationRequestedAt }: RideView): boolean {
  return status === 'accepted' && cancellationRequestedAt !== null;
}

function isOwedBack({ status, paymentStatus }: RideView): boolean {
  return status === 'cancelled' && paymentStatus === 'paid';
}
