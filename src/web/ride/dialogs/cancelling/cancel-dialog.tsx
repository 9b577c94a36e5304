import { useState } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { moneyText } from '#domain/money.ts';
import { dueIfCancelled } from '#domain/ride/cancellation-terms.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { RideBrief } from '../../card/ride-brief.tsx';
import { useCancelRide } from '../../data/moves/ride-moves.ts';
import { paymentFactsOf } from '../../words/ride-facts.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { CancelCost } from './cancel-cost.tsx';

export function CancelDialog({ ride, open, onClose, onDone, now }: RideDialogProps) {
  const [reason, setReason] = useState('');
  const cancel = useCancelRide('client');
  const words = wordsFor(ride);
  const due = dueIfCancelled(paymentFactsOf(ride), now);

  const confirm = () => {
    onDone();
    cancel.mutate({ ride, reason, fee: due === undefined ? undefined : moneyText(due) });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      foot={
        <>
          <Button onClick={onClose}>Garder la course</Button>
          <Button tone="danger-solid" onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="stack">
        <RideBrief ride={ride} now={now} />
        {due === undefined || ride.status === 'pending' ? (
          <p className="small soft">{words.text}</p>
        ) : (
          <CancelCost ride={ride} due={due} />
        )}
        <TextAreaField
          label="Motif"
          optional
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

function wordsFor({ status, driver, cancellationTerms }: RideView) {
  if (status === 'pending' || cancellationTerms) {
    return {
      title: 'Annuler la course\u00a0?',
      text: 'Votre demande est retirée aussitôt. Vous pourrez la dupliquer plus tard.',
      confirm: 'Annuler la course',
    };
  }
  const name = driver?.firstName ?? 'Le chauffeur';
  return {
    title: 'Demander l’annulation\u00a0?',
    text: `${name} a accepté cette course et répondra à votre demande\u00a0; la course reste prévue jusque-là.`,
    confirm: 'Demander l’annulation',
  };
}
