import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RideBrief } from '../../card/ride-brief.tsx';
import { useCashAnswer } from '../../data/moves/payment-moves.ts';
import { dueAgainText } from '../../words/money-texts.ts';
import { clientName } from '../../words/short-trip.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';

export function ContestDialog({ ride, open, onClose, onDone, now }: RideDialogProps) {
  const contest = useCashAnswer(ride, 'unpaid');
  const again = dueAgainText(ride);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Espèces non reçues&nbsp;?"
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          <Button tone="danger-solid" busy={contest.isPending} onClick={() => contest.say(onDone)}>
            Je n’ai rien reçu
          </Button>
        </>
      }
    >
      <div className="stack">
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        <p className="small soft">
          {again === undefined
            ? 'Rien ne sera plus à régler.'
            : `La course redevient à payer\u00a0: ${clientName(ride)} devra de nouveau régler ${again}.`}
        </p>
      </div>
    </Dialog>
  );
}
