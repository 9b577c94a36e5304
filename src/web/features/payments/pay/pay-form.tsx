import Lock from 'lucide-react/icons/lock';
import { type SubmitEvent, useState } from 'react';
import type { OrderPaymentView } from '#contract/money/payments.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { messages } from '#contract/sentences/messages.fr.ts';
import { NO_PAYMENT_METHOD } from '#contract/sentences/payment-names.fr.ts';
import { usePublicSettings } from '#web/api/public-settings.ts';
import { dueText } from '#web/ride/words/money-texts.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MethodChoice } from './method-choice.tsx';
import { offeredMethods } from './offered-methods.ts';
import './pay-form.css';
import { useOrderPayment } from './payment-api.ts';
import { usePaying } from './use-paying.ts';
import { useWallet } from './use-wallet.ts';
import { WalletFailure } from './wallet-failure.tsx';

type Props = {
  ride: RideView;
  /** Returned from a provider without a payment. */
  unseen: boolean;
};

export function PayForm({ ride, unseen }: Props) {
  const methods = offeredMethods(usePublicSettings());
  const [picked, setPicked] = useState(methods[0]);
  const chosen = methods.find((method) => method === picked) ?? methods[0];
  const { wallet, isOpening, error, retry } = useWallet(chosen === 'paypal');
  const { pay, busy, givenUp } = usePaying(ride, wallet);
  const { together, isAwaited } = useOrderPayment(ride);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (error) retry();
    else if (chosen && !isOpening) void pay(chosen);
  };

  return (
    <form className="pay-form" onSubmit={submit}>
      <h1 className="pay-title" tabIndex={-1}>
        Paiement
      </h1>
      {isAwaited && <Skeleton cards={1} />}
      {!isAwaited && chosen && (
        <>
          <MethodChoice methods={methods} chosen={chosen} disabled={busy} onChoose={setPicked} />
          <div className="pay-foot">
            <div className="pay-notice" aria-live="polite">
              {givenUp && <Notice>Vous avez fermé PayPal avant de payer&nbsp;: rien n’a été débité.</Notice>}
              {unseen && !givenUp && <Notice>{messages.payment_missing}</Notice>}
            </div>
            {error ? (
              <WalletFailure error={error} />
            ) : (
              <>
                <PayButton ride={ride} busy={busy} opening={isOpening} />
                {together && chosen !== 'cash' && (
                  <Button
                    size="large"
                    block
                    disabled={busy || isOpening}
                    onClick={() => void pay(chosen, together)}
                  >
                    {togetherText(together)}
                  </Button>
                )}
              </>
            )}
          </div>
          <p className="pay-safe">
            Le prix est celui de la course acceptée&#8239;; vos données bancaires ne passent pas par nous.
          </p>
        </>
      )}
      {!isAwaited && !chosen && <Notice tone="warn">{NO_PAYMENT_METHOD}</Notice>}
    </form>
  );
}

/** 'Payer les deux, 198,60 €', 'Payer les 4 courses, 320,00 €' */
function togetherText({ rides, total }: OrderPaymentView): string {
  return `Payer les ${rides.length === 2 ? 'deux' : `${rides.length} courses`}, ${euroText(total)}`;
}

type ButtonProps = { ride: RideView; busy: boolean; opening: boolean };

function PayButton({ ride, busy, opening }: ButtonProps) {
  return (
    <Button
      type="submit"
      tone="primary"
      size="large"
      block
      icon={<Lock aria-hidden="true" />}
      busy={busy || opening}
      busyLabel={opening ? 'Ouverture de PayPal…' : 'Paiement en cours…'}
    >
      Payer {dueText(ride)}
    </Button>
  );
}
