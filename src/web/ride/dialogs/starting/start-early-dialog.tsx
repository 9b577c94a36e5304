import { useState } from 'react';
import { untilText } from '#web/text/durations.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RideBrief } from '../../card/ride-brief.tsx';
import { useStartRide } from '../../data/moves/driver-moves.ts';
import { isDriverBusy } from '../../data/queue/move-failures.ts';
import { clientName } from '../../words/short-trip.ts';
import { useNewOpening } from '../use-new-opening.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { StartDialog } from './start-dialog.tsx';

/** A start long before its time is more likely a mistake, and the client would be notified of it. */
export function StartEarlyDialog(props: RideDialogProps) {
  const { ride, open, onClose, onDone, now } = props;
  const { start, isPending } = useStartRide();
  const [isBusy, setBusy] = useState(false);
  useNewOpening(open, () => setBusy(false));
  const confirm = () =>
    start(ride).then(onDone, (error: unknown) => {
      if (isDriverBusy(error)) setBusy(true);
    });

  if (isBusy) return <StartDialog {...props} />;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Démarrer en avance&nbsp;?"
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          <Button tone="primary" busy={isPending} onClick={() => void confirm()}>
            Démarrer maintenant
          </Button>
        </>
      }
    >
      <div className="stack">
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        <p className="soft">
          Le départ est prévu {untilText(new Date(ride.scheduledAt), now)}. Le client sera averti que vous
          prenez la route.
        </p>
      </div>
    </Dialog>
  );
}
