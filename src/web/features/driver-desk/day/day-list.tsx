import type { UserView } from '#contract/auth.ts';
import type { RideView } from '#contract/rides.ts';
import { overlapsOf } from '#web/ride/data/overlaps-of.ts';
import { driverDialogs } from '#web/ride/dialogs/driver-dialogs.ts';
import { RideDialogs } from '#web/ride/dialogs/ride-dialogs.tsx';
import { type OpenDialog, useRideDialog } from '#web/ride/dialogs/use-ride-dialog.ts';
import { OpeningRow } from '#web/ride/lists/opening-row.tsx';
import { priceText } from '#web/ride/words/price-text.ts';
import { clientName, shortTrip } from '#web/ride/words/short-trip.ts';
import { clockText } from '#web/text/dates.ts';
import { durationText } from '#web/text/durations.ts';
import { ofName } from '#web/text/names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import type { DayStop } from './day-stops.ts';

type Props = { stops: readonly DayStop[]; viewer: UserView; plan: readonly RideView[]; now: Date };

/** A press on a ride opens its card. */
export function DayList({ stops, viewer, plan, now }: Props) {
  const { openDialog, ...shown } = useRideDialog(driverDialogs);
  const { section, keepFocus } = useKeptFocus();

  return (
    <section className="day-rides" aria-label="Courses du jour choisi" ref={section} tabIndex={-1}>
      <ol className="day-list">
        {stops.map((stop) => (
          <Stop key={stop.ride.id} {...{ stop, viewer, plan, now, openDialog }} onMove={keepFocus} />
        ))}
      </ol>
      <RideDialogs {...shown} onDone={keepFocus} now={now} />
    </section>
  );
}

type StopProps = Omit<Props, 'stops'> & { stop: DayStop; openDialog: OpenDialog; onMove: () => void };

function Stop({ stop, plan, ...row }: StopProps) {
  const { ride, kind, from, to, freeBefore } = stop;
  const { now } = row;
  const overlaps = kind === 'asked' && from >= now ? overlapsOf(ride, plan, now) : [];

  return (
    <>
      {freeBefore > 0 && <li className="day-free">Libre {durationText(freeBefore)}</li>}
      <li className={`day-stop day-${kind}`} aria-current={kind === 'live' || undefined}>
        <OpeningRow className="day-item" ride={ride} {...row}>
          <span className="day-clock">
            <time dateTime={from.toISOString()}>{clockText(from)}</time>
            <span className="hidden-text"> à </span>
            <time className="day-end" dateTime={to.toISOString()}>
              {clockText(to)}
            </time>
          </span>
          <b>{shortTrip(ride)}</b>
          <span className="day-client">
            {kind === 'asked' ? `Demande ${ofName(clientName(ride))}` : clientName(ride)}
          </span>
          <span className="day-price">{priceText(ride)}</span>
          {overlaps.map(({ other }) => (
            <Badge key={other.id} tone="warn">
              chevauche {clockText(new Date(other.startTime ?? other.scheduledAt))}
            </Badge>
          ))}
        </OpeningRow>
      </li>
    </>
  );
}
