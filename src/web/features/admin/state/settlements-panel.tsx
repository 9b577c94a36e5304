import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { useNow } from '#web/browser/use-now.ts';
import { DriverPaymentButtons } from '#web/ride/actions/driver/driver-payment-buttons.tsx';
import { RideBrief } from '#web/ride/card/ride-brief.tsx';
import { driverDialogs } from '#web/ride/dialogs/driver-dialogs.ts';
import { RideDialogs } from '#web/ride/dialogs/ride-dialogs.tsx';
import { useRideDialog } from '#web/ride/dialogs/use-ride-dialog.ts';
import { exceptionOf, paidWord } from '#web/ride/words/payment-words.ts';
import { paymentFactsOf } from '#web/ride/words/ride-facts.ts';
import { clientName } from '#web/ride/words/short-trip.ts';
import { rideName } from '#web/text/rides.ts';
import { Panel } from '../panel.tsx';
import './settlements.css';

type Props = { rides: readonly RideView[]; viewer: UserView };

/** Contested prices, and the money of drivers who are blocked or gone: an admin settles them instead. */
export function SettlementsPanel({ rides, viewer }: Props) {
  const now = useNow();
  const { openDialog, ...shown } = useRideDialog(driverDialogs);

  if (rides.length === 0) return null;
  return (
    <Panel title="Argent à régler">
      <p className="small soft settlements-lead">
        Courses dont le client conteste le prix final, ou dont le chauffeur est bloqué ou n’est plus
        chauffeur. Chaque réponse est journalisée.
      </p>
      <ul className="settlements">
        {rides.map((ride) => (
          <li key={ride.id}>
            <article aria-label={rideName(ride)}>
              <RideBrief ride={ride} who={clientName(ride)} now={now} />
              <p className="small">{wordsFor(ride)}</p>
              <footer>
                <DriverPaymentButtons
                  {...{ ride, viewer, openDialog }}
                  driverIsUnable={paymentFactsOf(ride).raise !== 'contested'}
                  onMove={() => undefined}
                />
              </footer>
            </article>
          </li>
        ))}
      </ul>
      <RideDialogs {...shown} onDone={() => undefined} now={now} />
    </Panel>
  );
}

function wordsFor(ride: RideView): string {
  const word = exceptionOf(ride) ?? paidWord(ride);
  const driver = ride.driver && `chauffeur ${ride.driver.firstName} ${ride.driver.lastName}`.trim();
  return [rideName(ride), driver, word?.text].filter(Boolean).join(' · ');
}
