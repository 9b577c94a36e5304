import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { VerdictsView } from '#contract/rides/verdicts.ts';
import { ofName } from '#contract/sentences/of-name.fr.ts';
import type { DayStop } from '#web/ride/data/reads/day-stops.ts';
import { useVerdicts } from '#web/ride/data/reads/verdicts.ts';
import { driverDialogs } from '#web/ride/dialogs/driver-dialogs.ts';
import { RideDialogs } from '#web/ride/dialogs/ride-dialogs.tsx';
import { type OpenDialog, useRideDialog } from '#web/ride/dialogs/use-ride-dialog.ts';
import { OpeningRow } from '#web/ride/lists/opening-row.tsx';
import { priceText } from '#web/ride/words/price-text.ts';
import { clientName, shortTrip } from '#web/ride/words/short-trip.ts';
import { clockText } from '#web/text/dates.ts';
import { durationText } from '#web/text/durations.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';

type Props = { stops: readonly DayStop[]; viewer: UserView; now: Date };

/** A press on a ride opens its card. */
export function DayList({ stops, viewer, now }: Props) {
  const { openDialog, ...shown } = useRideDialog(driverDialogs);
  const { section, keepFocus } = useKeptFocus();

  return (
    <section className="day-rides" aria-label="Courses du jour choisi" ref={section} tabIndex={-1}>
      <ol className="day-list">
        {stops.map((stop) => (
          <Stop key={stop.ride.id} {...{ stop, viewer, now, openDialog }} onMove={keepFocus} />
        ))}
      </ol>
      <RideDialogs {...shown} onDone={keepFocus} now={now} />
    </section>
  );
}

type StopProps = Omit<Props, 'stops'> & { stop: DayStop; openDialog: OpenDialog; onMove: () => void };

function Stop({ stop, ...row }: StopProps) {
  const { ride, kind, from, to, freeBefore } = stop;

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
          {kind === 'asked' && from >= row.now && <Conflicts ride={ride} viewer={row.viewer} />}
        </OpeningRow>
      </li>
    </>
  );
}

/** What a request conflicts with: a ride of the plan, or other requests. */
function Conflicts({ ride, viewer }: Pick<StopProps, 'viewer'> & { ride: RideView }) {
  const { data } = useVerdicts(viewer);
  const verdict = data?.verdicts.find(({ rideId }) => rideId === ride.id)?.verdict;
  const planned = verdict?.because && verdict[verdict.because];
  const others = data ? excludedBy(ride, data) : [];

  return (
    <>
      {planned && <Badge tone="bad">ne tient pas avec {clockText(new Date(planned.startsAt))}</Badge>}
      {others.map(({ rideId, verdict: { startsAt } }) => (
        <Badge key={rideId} tone="warn">
          ou celle de {clockText(new Date(startsAt))}
        </Badge>
      ))}
    </>
  );
}

function excludedBy({ id }: RideView, { pairs, verdicts }: VerdictsView): VerdictsView['verdicts'] {
  const others = pairs.flatMap(({ first, second }) => {
    if (first === id) return [second];
    return second === id ? [first] : [];
  });
  return verdicts.filter(({ rideId }) => others.includes(rideId));
}
