import type { RideView } from '#contract/rides.ts';
import { overlapsOf } from '#web/ride/data/overlaps-of.ts';
import { priceText } from '#web/ride/words/price-text.ts';
import { clientName, shortTrip } from '#web/ride/words/short-trip.ts';
import { clockText } from '#web/text/dates.ts';
import { durationText } from '#web/text/durations.ts';
import { ofName } from '#web/text/names.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { DayStop } from './day-stops.ts';

type Props = { stops: readonly DayStop[]; plan: readonly RideView[]; now: Date };

export function DayList({ stops, plan, now }: Props) {
  return (
    <ol className="day-list">
      {stops.map((stop) => (
        <Stop key={stop.ride.id} stop={stop} plan={plan} now={now} />
      ))}
    </ol>
  );
}

function Stop({
  stop: { ride, kind, from, to, freeBefore },
  plan,
  now,
}: { stop: DayStop } & Omit<Props, 'stops'>) {
  const overlaps = kind === 'asked' && from >= now ? overlapsOf(ride, plan, now) : [];

  return (
    <>
      {freeBefore > 0 && <li className="day-free">Libre {durationText(freeBefore)}</li>}
      <li className={`day-item day-${kind}`} aria-current={kind === 'live' || undefined}>
        <span className="day-clock">
          <time dateTime={from.toISOString()}>{clockText(from)}</time>
          <span className="hidden-text"> à </span>
          <time className="day-end" dateTime={to.toISOString()}>
            {clockText(to)}
          </time>
        </span>
        <b>{shortTrip(ride)}</b>
        <p>{kind === 'asked' ? `Demande ${ofName(clientName(ride))}` : clientName(ride)}</p>
        <span className="day-price">{priceText(ride)}</span>
        {overlaps.map(({ other }) => (
          <Badge key={other.id} tone="warn">
            chevauche {clockText(new Date(other.startTime ?? other.scheduledAt))}
          </Badge>
        ))}
      </li>
    </>
  );
}
