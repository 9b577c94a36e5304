import { useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { DriverActions } from '#web/ride/actions/driver/driver-actions.tsx';
import { RideCard } from '#web/ride/card/ride-card.tsx';
import { useWithQueued } from '#web/ride/data/queue/queued-steps.ts';
import { driverDialogs } from '#web/ride/dialogs/driver-dialogs.ts';
import { RideDialogs } from '#web/ride/dialogs/ride-dialogs.tsx';
import { useRideDialog } from '#web/ride/dialogs/use-ride-dialog.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';

type Props = { viewer: UserView; ride: RideView | undefined; now: Date; onClose: () => void };

/** The card of a ride with its buttons, as on the desk. */
export function RideSheet({ viewer, ride, now, onClose }: Props) {
  const [last, setLast] = useState(ride);
  if (ride && ride !== last) setLast(ride);
  const known = ride ?? last;
  const [shown] = useWithQueued(known ? [known] : []);
  const { openDialog, ...dialog } = useRideDialog(driverDialogs);
  const { section, keepFocus } = useKeptFocus();

  if (!shown) return null;
  return (
    <>
      <Dialog open={ride !== undefined} onClose={onClose} title={`Course n° ${shown.number}`} wide>
        <section ref={section} tabIndex={-1} className="ride-sheet" aria-label="Course choisie">
          <RideCard ride={shown} viewer={viewer.role} now={now} desk>
            <DriverActions ride={shown} {...{ viewer, now, openDialog }} onMove={keepFocus} desk />
          </RideCard>
        </section>
      </Dialog>
      <RideDialogs {...dialog} onDone={keepFocus} now={now} />
    </>
  );
}
