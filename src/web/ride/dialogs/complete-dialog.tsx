import { useState } from 'react';
import type { RideView } from '#contract/rides.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { paymentOffersOf } from '../data/payment-offers.ts';
import { laterOf } from '../data/ride-cache.ts';
import { CompleteForm } from './complete-form.tsx';
import { PaymentStep } from './payment-step.tsx';
import type { RideDialogProps } from './use-ride-dialog.ts';

/** Ends the ride, then asks for its cash while the client is still there. */
export function CompleteDialog(props: RideDialogProps) {
  const viewer = useCurrentUser();
  const [completed, setCompleted] = useState<RideView>();
  const finish = (ride: RideView) => {
    const offers = viewer ? paymentOffersOf(ride, viewer) : new Set();
    if (offers.has('receive') || offers.has('confirm')) setCompleted(ride);
    else props.onDone();
  };

  if (completed) return <PaymentStep {...props} ride={laterOf(props.ride, completed)} />;
  return <CompleteForm {...props} onCompleted={finish} />;
}
