import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OrderPaymentView } from '#contract/money/payments.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { moneyText } from '#domain/money.ts';
import { amountToPay, type PaymentMethod } from '#domain/payment/payment.ts';
import { storedRide } from '#web/ride/data/cache/ride-cache.ts';
import { type CashClaim, useSayCash } from '#web/ride/data/moves/payment-moves.ts';
import { paymentFactsOf } from '#web/ride/words/ride-facts.ts';
import { capturePaypal, openCheckout, orderPaypal, type Paid, refreshRide } from './payment-api.ts';
import { reportPaymentFailure } from './payment-failure.ts';
import { askWallet, type Wallet } from './paypal-wallet.ts';
import { stageOf } from './stage.ts';
import { WALLET } from './use-wallet.ts';

/** `left`: the browser is navigating to the provider's page. */
type Outcome = 'done' | 'failed' | 'given_up' | 'left';

/** One payment at a time, however often the button is pressed; the ride is refetched whatever the outcome. */
export function usePaying(ride: RideView, wallet: Wallet | undefined) {
  const queries = useQueryClient();
  const { mutateAsync: sayCash } = useSayCash();
  // The rendered state may be older than the last press.
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [givenUp, setGivenUp] = useState(false);

  const pay = async (method: PaymentMethod, together?: OrderPaymentView) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setGivenUp(false);
    const outcome = await settled(queries, payBy(method, { sayCash, ride, wallet, together }));
    if (outcome === 'left') return;
    await refreshRide(queries, ride.id);
    setGivenUp(outcome === 'given_up');
    underWay.current = !isPayableStill(queries, ride);
    setBusy(underWay.current);
  };

  return { pay, busy, givenUp };
}

/** Once it is not payable, the form is about to unmount and ignores further presses. */
function isPayableStill(queries: QueryClient, ride: RideView): boolean {
  return stageOf(storedRide(queries, ride.id) ?? ride) === 'payable';
}

type Facts = {
  sayCash: (claim: CashClaim) => Promise<unknown>;
  ride: RideView;
  wallet: Wallet | undefined;
  /** The rides of its order that are paid with it. */
  together: OrderPaymentView | undefined;
};

/** No `await` before the wallet is opened: browsers would block its window. */
async function payBy(method: PaymentMethod, { sayCash, ride, wallet, together }: Facts): Promise<Outcome> {
  const paid = { rideId: ride.id, ...(together ? { wholeOrder: true } : {}) };
  switch (method) {
    case 'cash':
      await sayCash({ ride, paymentStatus: 'paid' });
      return 'done';
    case 'paypal':
      return wallet ? await payWith(wallet, paid, together?.total ?? amountOf(ride)) : 'given_up';
    case 'stripe': {
      const { url } = await openCheckout(paid);
      location.assign(url);
      return 'left';
    }
  }
}

function amountOf(ride: RideView): string {
  return moneyText(amountToPay(paymentFactsOf(ride)));
}

async function payWith(wallet: Wallet, paid: Paid, amount: string): Promise<Outcome> {
  const approval = await askWallet(wallet, orderPaypal(paid, amount));
  if (!approval) return 'given_up';
  await capturePaypal(approval.orderId);
  return 'done';
}

/** After a failure the wallet is created again. */
async function settled(queries: QueryClient, paying: Promise<Outcome>): Promise<Outcome> {
  try {
    return await paying;
  } catch (error) {
    reportPaymentFailure(error);
    void queries.invalidateQueries({ queryKey: WALLET });
    return 'failed';
  }
}
