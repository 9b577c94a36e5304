import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RideBrief } from '../../card/ride-brief.tsx';
import { clientName, riderText } from '../../words/short-trip.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';

type Props = Pick<RideDialogProps, 'ride' | 'open' | 'onClose' | 'now'> & { onSure: () => void };

/** The plane or train may be late: the driver must confirm once more that the client is absent. */
export function LandingUnreported({ ride, open, onClose, now, onSure }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Atterrissage non signalé"
      foot={
        <>
          <Button onClick={onClose}>Continuer d’attendre</Button>
          <Button tone="danger" onClick={onSure}>
            Noter l’absence quand même
          </Button>
        </>
      }
    >
      <div className="stack">
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        <p className="small soft">
          {riderText(ride)} n’a pas signalé son arrivée{onTravel(ride.travelReference)}. L’avion ou le train a
          peut-être du retard&nbsp;: vérifiez, ou appelez, avant de noter une absence.
        </p>
      </div>
    </Dialog>
  );
}

function onTravel(reference: string): string {
  return reference ? ` (${reference})` : '';
}
