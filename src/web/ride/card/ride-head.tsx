import Clock from 'lucide-react/icons/clock';
import Zap from 'lucide-react/icons/zap';
import type { RideView } from '#contract/rides/rides.ts';
import { isLate } from '#domain/ride/tabs.ts';
import { clockText } from '#web/text/dates.ts';
import { agoText, untilText } from '#web/text/durations.ts';
import { rideName } from '#web/text/rides.ts';
import { Badge } from '#web/ui/badge.tsx';
import { orderChip } from '../words/order-words.ts';
import { factsOf } from '../words/ride-facts.ts';
import { riderText } from '../words/short-trip.ts';
import { PaymentMark } from './payment-mark.tsx';
import { RideStatusMark } from './ride-status-mark.tsx';

type Props = {
  ride: RideView;
  titleId: string;
  expired: boolean;
  now: Date;
  /** Shows the time until departure. */
  next: boolean;
  desk: boolean;
};

export function RideHead({ ride, titleId, expired, now, next, desk }: Props) {
  const soon = desk ? runningText(ride) : next && soonText(ride, now);

  return (
    <header className="ride-head">
      <RideStatusMark status={ride.status} expired={expired} />
      {desk && <span className="ride-client">{riderText(ride)}</span>}
      {expired && <Badge tone="bad">Délai dépassé</Badge>}
      {desk && isLate(factsOf(ride), now) && <Badge tone="bad">En retard</Badge>}
      {ride.status === 'accepted' && ride.onTheWayAt && (
        <Badge tone="info">{ride.arrivedAt ? 'Sur place' : 'En route'}</Badge>
      )}
      {isAskedToCancel(ride) && <Badge tone="violet">Annulation demandée</Badge>}
      {desk && ride.instant && <InstantMark />}
      {ride.order && <Badge tone="info">{orderChip(ride.order)}</Badge>}
      <PaymentMark ride={ride} />
      {soon && (
        <span className="ride-soon">
          <Clock aria-hidden="true" />
          {soon}
        </span>
      )}
      <div className="ride-number">
        <h2 id={titleId}>
          <RideName ride={ride} />
        </h2>
        {desk && ride.status === 'pending' && ` · reçue ${agoText(new Date(ride.createdAt), now)}`}
      </div>
    </header>
  );
}

/** Marks a ride that the platform accepted in the driver's name. */
function InstantMark() {
  return (
    <Badge tone="ok">
      <Zap size={14} aria-hidden="true" />
      <span className="hidden-text">Réservation immédiate</span>
    </Badge>
  );
}

/** Narrow cards show the number alone; screen readers get the word. */
function RideName({ ride }: { ride: RideView }) {
  const [word, ...number] = rideName(ride).split(' ');

  return (
    <>
      <span className="ride-word">{word}</span> {number.join(' ')}
    </>
  );
}

function soonText(ride: RideView, now: Date): string | undefined {
  if (ride.status === 'in_progress' && ride.startTime)
    return `En cours depuis ${clockText(new Date(ride.startTime))}`;
  const until = untilText(new Date(ride.scheduledAt), now);
  return until && `Départ ${until}`;
}

function runningText({ status, startTime }: RideView): string | undefined {
  if (status !== 'in_progress' || !startTime) return undefined;
  return `Course en cours depuis ${clockText(new Date(startTime))}`;
}

function isAskedToCancel({ status, cancellationRequestedAt }: RideView): boolean {
  return status === 'accepted' && cancellationRequestedAt !== null;
}
