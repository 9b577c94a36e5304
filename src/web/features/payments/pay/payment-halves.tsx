import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { homeOf } from '#domain/navigation/pages.ts';
import { deskAddressOf } from '#web/ride/words/client-desk-address.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { PaidCard } from './paid-card.tsx';
import { PayForm } from './pay-form.tsx';
import { usePaymentCheck } from './payment-api.ts';
import './payment-halves.css';
import { RideRecap } from './ride-recap.tsx';
import { type Stage, stageOf } from './stage.ts';
import { StageCard } from './stage-card.tsx';
import { useReturn } from './use-return.ts';

/** Only few rides cost more than agreed. */
const RaiseChoice = preloadable(async () => (await import('./raise-choice.tsx')).RaiseChoice, {
  quiet: true,
});

/** The ride on one side, the methods on the other. */
export function PaymentHalves({ ride }: { ride: RideView }) {
  const address = deskAddressOf(ride);
  const arrival = useReturn();
  const stage = shownStage(stageOf(ride), arrival === 'awaited');
  const side = useFocusOnStage(stage);
  usePaymentCheck(ride.id, stage === 'processing');

  return (
    <div className="pay">
      <section className="pay-recap" aria-label="Votre course">
        <div className="pay-inner">
          <a className={buttonClass({ tone: 'plain', size: 'small' })} href={homeOf('client')}>
            <ArrowLeft aria-hidden="true" />
            Tableau de bord
          </a>
          <RideRecap ride={ride} />
          {stage === 'payable' && ride.raise && (
            <div className="pay-raise">
              <RaiseChoice ride={ride} />
            </div>
          )}
        </div>
      </section>
      <section className="pay-side" aria-label="Votre paiement" ref={side}>
        <div className="pay-inner">
          {stage === 'payable' && <PayForm ride={ride} unseen={arrival === 'unseen'} />}
          {stage === 'paid' && <PaidCard ride={ride} address={address} />}
          {stage !== 'payable' && stage !== 'paid' && (
            <StageCard ride={ride} stage={stage} address={address} />
          )}
        </div>
      </section>
    </div>
  );
}

/** On return from the provider, no method is offered before the payment was checked. */
function shownStage(stage: Stage, isAwaited: boolean): Stage {
  return stage === 'payable' && isAwaited ? 'processing' : stage;
}

/** The new content takes the focus, which would be lost with the old one. */
function useFocusOnStage(stage: Stage) {
  const side = useRef<HTMLElement>(null);
  const shown = useRef(stage);

  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    if (stage === 'paid') showToast({ tone: 'ok', title: 'Paiement réussi' });
    if (document.activeElement?.contains(side.current)) side.current?.querySelector('h1')?.focus();
  }, [stage]);

  return side;
}
