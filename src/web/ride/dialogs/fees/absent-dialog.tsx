import { cents } from '#domain/money.ts';
import { dueIfAbsent } from '#domain/ride/cancellation-terms.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RideBrief } from '../../card/ride-brief.tsx';
import { useNoteAbsence } from '../../data/fee-moves.ts';
import { centsText } from '../../words/money-texts.ts';
import { paymentFactsOf } from '../../words/ride-facts.ts';
import { clientName } from '../../words/short-trip.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';

/** The client did not come: the ride is cancelled, and what was agreed on for that is owed. */
export function AbsentDialog({ ride, open, onClose, onDone, now }: RideDialogProps) {
  const absence = useNoteAbsence();
  const due = dueIfAbsent(paymentFactsOf(ride)) ?? cents(0);
  const percent = ride.cancellationTerms?.absencePercent ?? 0;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Client absent ?"
      foot={
        <>
          <Button onClick={onClose}>Attendre encore</Button>
          <Button
            tone="danger-solid"
            busy={absence.isPending}
            onClick={() => absence.mutate({ ride }, { onSuccess: onDone })}
          >
            Client absent
          </Button>
        </>
      }
    >
      <div className="stack">
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        <Notice tone="warn">
          <b>{due > 0 ? `${centsText(due)} vous seront dus` : 'Rien ne vous sera dû'}</b>
          <br />
          {percent}&nbsp;% de {centsText(paymentFactsOf(ride).estimatedCents)}. La course est annulée et{' '}
          {clientName(ride)} en est averti. C’est définitif&nbsp;; vous pourrez renoncer aux frais.
        </Notice>
      </div>
    </Dialog>
  );
}
