import { useState } from 'react';
import { cents } from '#domain/money.ts';
import { dueIfAbsent } from '#domain/ride/cancellation-terms.ts';
import { isLandingUnreported } from '#domain/ride/landing.ts';
import { clockText } from '#web/text/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RideBrief } from '../../card/ride-brief.tsx';
import { AbsenceFacts } from '../../card/way/absence-facts.tsx';
import { useNoteAbsence } from '../../data/moves/fee-moves.ts';
import { centsText } from '../../words/money-texts.ts';
import { factsOf, paymentFactsOf } from '../../words/ride-facts.ts';
import { clientName } from '../../words/short-trip.ts';
import { useNewOpening } from '../use-new-opening.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { LandingUnreported } from './landing-unreported.tsx';

/** The client did not come: the ride is cancelled, and the agreed fee is due. */
export function AbsentDialog({ ride, open, onClose, onDone, now }: RideDialogProps) {
  const absence = useNoteAbsence();
  const due = dueIfAbsent(paymentFactsOf(ride)) ?? cents(0);
  const [isSure, setSure] = useState(false);
  useNewOpening(open, () => setSure(false));
  const percent = ride.cancellationTerms?.absencePercent ?? 0;

  if (isLandingUnreported(factsOf(ride)) && !isSure)
    return <LandingUnreported {...{ ride, open, onClose, now }} onSure={() => setSure(true)} />;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Client absent&nbsp;?"
      foot={
        <>
          <Button onClick={onClose}>Continuer d’attendre</Button>
          <Button
            tone="danger-solid"
            busy={absence.isPending}
            onClick={() => absence.mutate({ ride }, { onSuccess: onDone })}
          >
            Terminer pour absence
          </Button>
        </>
      }
    >
      <div className="stack">
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        <p className="small soft">
          La course est annulée et le client en est averti. Ces faits sont gardés avec elle. C’est définitif
          {due > 0 && <>&nbsp;; vous pourrez renoncer aux frais</>}.
        </p>
        <AbsenceFacts
          ride={ride}
          viewer="driver"
          before={{ word: 'Prise en charge prévue', text: clockText(new Date(ride.scheduledAt)) }}
          after={
            due > 0
              ? { word: 'Dû par le client', text: `${centsText(due)}, absence ${percent}\u00a0%` }
              : undefined
          }
        />
      </div>
    </Dialog>
  );
}
