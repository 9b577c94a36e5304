import { type SubmitEvent, useId, useState } from 'react';
import type { RideView } from '#contract/rides.ts';
import { awaitsCash } from '#domain/payment/payment.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RideBrief } from '../card/ride-brief.tsx';
import { useCompleteRide } from '../data/driver-moves.ts';
import { priceText } from '../words/price-text.ts';
import { paymentFactsOf } from '../words/ride-facts.ts';
import { clientName } from '../words/short-trip.ts';
import { finalPriceFrom } from './final-price.ts';
import { FinalPriceField } from './final-price-field.tsx';
import type { RideDialogProps } from './use-ride-dialog.ts';

export function CompleteDialog({ ride, open, onClose, onDone, now }: RideDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { complete, isPending } = useCompleteRide();
  const price = finalPriceFrom(typed);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (price === undefined || isPending) return;
    complete(ride, price).then(onDone, () => undefined);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Terminer la course"
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          <Button type="submit" form={form} tone="primary" busy={isPending}>
            Terminer la course
          </Button>
        </>
      }
    >
      <form className="stack" id={form} onSubmit={submit} noValidate>
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        {ride.paymentStatus === 'paid' ? (
          <p className="small soft">{paidText(ride)}</p>
        ) : (
          <FinalPriceField
            ride={ride}
            typed={typed}
            price={price}
            wrong={isSubmitted && price === undefined}
            onChange={setTyped}
          />
        )}
      </form>
    </Dialog>
  );
}

function paidText(ride: RideView): string {
  return awaitsCash(paymentFactsOf(ride))
    ? `Le client règle ${priceText(ride)} en espèces\u00a0: ce prix ne change plus.`
    : 'Cette course est déjà payée\u00a0: son prix ne change plus.';
}
