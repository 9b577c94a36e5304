import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { RideEventView, RideView } from '#contract/rides/rides.ts';
import { clockText, dayText } from '#web/text/dates.ts';
import { rideEventLabel } from '#web/text/ride-events.ts';
import { Button } from '#web/ui/button.tsx';
import '../ride-fare.css';
import './ride-steps.css';
import { useRideEvents } from '../../data/reads/rides-api.ts';

/** The events of a ride, collapsed by default. */
export function RideEvents({ ride, now }: { ride: RideView; now: Date }) {
  const [open, setOpen] = useState(false);

  return (
    <details className="ride-fare" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Chronologie
        <ChevronDown aria-hidden="true" />
      </summary>
      {open && <RideSteps rideId={ride.id} now={now} />}
    </details>
  );
}

/** Everything that happened to a ride, in order. */
export function RideSteps({ rideId, now }: { rideId: string; now: Date }) {
  const { data: events, isError, isFetching, refetch } = useRideEvents(rideId, true);

  if (!events && isError) {
    return (
      <p className="ride-steps-failure" role="alert">
        Impossible de charger la chronologie.{' '}
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          Réessayer
        </Button>
      </p>
    );
  }
  if (!events) return <p role="status">Chargement...</p>;
  return (
    <ol className="ride-steps">
      {events.map((event) => (
        <Step key={`${event.move}-${event.at}`} event={event} now={now} />
      ))}
    </ol>
  );
}

function Step({ event, now }: { event: RideEventView; now: Date }) {
  const at = new Date(event.at);

  return (
    <li>
      <time dateTime={event.at}>
        {dayText(at, now)} à {clockText(at)}
      </time>
      <span>
        {rideEventLabel(event.move)}
        {event.by && ` par ${event.by.firstName}`}
        {event.reason && ` : «\u00a0${event.reason}\u00a0»`}
      </span>
    </li>
  );
}
