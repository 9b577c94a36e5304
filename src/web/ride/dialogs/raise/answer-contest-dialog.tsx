import type { RideView } from '#contract/rides/rides.ts';
import { isPaidOnline, usePublicSettings } from '#web/api/public-settings.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RideBrief } from '../../card/ride-brief.tsx';
import { useAnswerContest } from '../../data/moves/raise-moves.ts';
import { raiseText } from '../../words/money-texts.ts';
import { clientName } from '../../words/short-trip.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';

export function AnswerContestDialog({ ride, open, onClose, onDone, now }: RideDialogProps) {
  const { mutate, isPending, variables } = useAnswerContest();
  const isOnline = isPaidOnline(usePublicSettings());
  const button = (answer: 'waived' | 'kept') => ({
    busy: isPending && variables.answer === answer,
    disabled: isPending && variables.answer !== answer,
    onClick: () => mutate({ ride, answer }, { onSuccess: onDone }),
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Prix contesté"
      foot={
        <>
          <Button {...button('kept')}>Maintenir {raiseText(ride)}</Button>
          <Button tone="primary" {...button('waived')}>
            Renoncer à {raiseText(ride)}
          </Button>
        </>
      }
    >
      <div className="stack">
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        {ride.raise?.reason && (
          <p>
            {clientName(ride)} écrit&nbsp;: «&nbsp;{ride.raise.reason}&nbsp;»
          </p>
        )}
        <p className="small soft">{consequences(ride, isOnline)} Les papiers sont alors établis.</p>
      </div>
    </Dialog>
  );
}

function consequences(ride: RideView, isOnline: boolean): string {
  const agreed = euroText(ride.estimatedPrice);
  const paid = ride.paymentStatus === 'paid' ? ', déjà payé' : '';
  return `Si vous renoncez, la course coûte le prix convenu de ${agreed}${paid}. Si vous maintenez la somme, elle reste due${isOnline ? ' et peut être payée en ligne' : ''}.`;
}
