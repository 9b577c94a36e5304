import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { useNow } from '#web/browser/use-now.ts';
import { DriverPaymentButtons } from '#web/ride/actions/driver/driver-payment-buttons.tsx';
import { RideBrief } from '#web/ride/card/ride-brief.tsx';
import { driverDialogs } from '#web/ride/dialogs/driver-dialogs.ts';
import { RideDialogs } from '#web/ride/dialogs/ride-dialogs.tsx';
import { useRideDialog } from '#web/ride/dialogs/use-ride-dialog.ts';
import { exceptionOf, paidWord } from '#web/ride/words/payment-words.ts';
import { clientName } from '#web/ride/words/short-trip.ts';
import { rideName } from '#web/text/rides.ts';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import '#web/ui/tone.css';
import './waiting-rides.css';

type Props = { rides: readonly RideView[]; viewer: UserView };

/** Rides whose payment waits for the driver's confirmation. */
export function WaitingRides({ rides, viewer }: Props) {
  const now = useNow();
  const { openDialog, ...shown } = useRideDialog(driverDialogs);
  const { section, keepFocus } = useKeptFocus();

  return (
    <section className="waiting" aria-label="Courses concernées" ref={section} tabIndex={-1}>
      <ul>
        {rides.map((ride) => (
          <li key={ride.id}>
            <article className="waiting-ride" aria-label={rideName(ride)}>
              <RideBrief ride={ride} who={clientName(ride)} now={now} />
              <WaitingWord ride={ride} />
              <footer>
                <DriverPaymentButtons {...{ ride, viewer, openDialog }} onMove={keepFocus} />
              </footer>
            </article>
          </li>
        ))}
      </ul>
      <RideDialogs {...shown} onDone={keepFocus} now={now} />
    </section>
  );
}

function WaitingWord({ ride }: { ride: RideView }) {
  const word = exceptionOf(ride) ?? paidWord(ride);
  return (
    <p className={`waiting-word tone-${word?.tone ?? 'plain'}`}>
      {[rideName(ride), word?.text].filter(Boolean).join(' · ')}
    </p>
  );
}
