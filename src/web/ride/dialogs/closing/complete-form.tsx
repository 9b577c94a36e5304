import { type SubmitEvent, Suspense, useId, useState } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { cents, moneyFrom, moneyText } from '#domain/money.ts';
import { awaitsCash } from '#domain/payment/payment.ts';
import { isUnusualPrice } from '#domain/payment/unusual-price.ts';
import { useTries } from '#web/forms/use-tries.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { RideBrief } from '../../card/ride-brief.tsx';
import { useCompleteRide } from '../../data/moves/driver-moves.ts';
import { priceText } from '../../words/price-text.ts';
import { paymentFactsOf } from '../../words/ride-facts.ts';
import { clientName } from '../../words/short-trip.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { finalPriceFrom } from './final-price.ts';
import { FinalPriceField } from './final-price-field.tsx';
import { NotCounted } from './not-counted.tsx';
import { useClosing } from './use-closing.ts';

/** No other dialog needs it. */
const ClosingFields = preloadable(async () => (await import('./closing-fields.tsx')).ClosingFields);

type Props = RideDialogProps & { onCompleted: (ride: RideView) => void };

/** Ends a ride at its price; an unusual price must be confirmed. */
export function CompleteForm({ ride, open, onClose, onCompleted, now }: Props) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const tries = useTries();
  const [asked, setAsked] = useState<string>();
  const { complete, isPending } = useCompleteRide();
  const closing = useClosing(ride, open);
  const price = closing.isOpen ? finalPriceFrom(typed) : null;
  const sum = moneyText(cents(paymentFactsOf(ride).estimatedCents + closing.added));
  const isUnnamed = typeof price === 'string' && Number(price) > Number(sum);
  const due = price ?? sum;
  const isAsking = asked !== undefined && asked === due;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    tries.note();
    if (price === undefined || isUnnamed || !closing.isComplete || isPending) return;
    if (due !== ride.estimatedPrice && isUnusual(due, ride) && !isAsking) return setAsked(due);
    complete(ride, price, closing.body).then(onCompleted, () => undefined);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Terminer la course"
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          <Button type="submit" form={form} tone="primary" busy={isPending || closing.isCounting}>
            {isAsking ? `Confirmer ${euroText(asked)}` : 'Terminer la course'}
          </Button>
        </>
      }
    >
      <form className="stack" id={form} ref={tries.form} onSubmit={submit} noValidate>
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        {closing.isOpen ? (
          <>
            <Suspense>
              <ClosingFields ride={ride} form={closing} isSubmitted={tries.isTried} />
            </Suspense>
            <FinalPriceField
              ride={ride}
              typed={typed}
              sum={sum}
              price={price}
              isUnnamed={isUnnamed}
              wrong={tries.isTried && price === undefined}
              onChange={setTyped}
            />
            {closing.isMissing && <NotCounted form={closing} isSubmitted={tries.isTried} />}
          </>
        ) : (
          <p className="small soft">{settledText(ride)}</p>
        )}
        {isAsking && <Notice tone="warn">{questionFor(asked)}</Notice>}
      </form>
    </Dialog>
  );
}

function isUnusual(price: string, ride: RideView): boolean {
  return isUnusualPrice(moneyFrom(price) ?? cents(0), paymentFactsOf(ride).estimatedCents);
}

function questionFor(price: string): string {
  return moneyFrom(price) === 0
    ? 'Le client ne paiera rien. Est-ce bien le prix final\u00a0?'
    : 'Ce prix s’écarte de plus de 30\u00a0% du prix convenu. Est-ce bien le prix final\u00a0?';
}

function settledText(ride: RideView): string {
  if (ride.status !== 'in_progress') return 'Cette course n’est plus en cours.';
  if (awaitsCash(paymentFactsOf(ride)))
    return `Le client règle ${priceText(ride)} en espèces\u00a0: ce prix ne change plus.`;
  if (ride.paymentStatus === 'processing') return 'Un paiement est en cours\u00a0: le prix ne change plus.';
  return ride.paymentStatus === 'paid'
    ? 'Cette course est déjà payée\u00a0: son prix ne change plus.'
    : 'Cette course est remboursée\u00a0: son prix ne change plus.';
}
