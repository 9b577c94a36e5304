import { useState } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { laterOf } from '../../data/cache/ride-cache.ts';
import { paymentOffersOf } from '../../data/payment-offers.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { CompleteForm } from './complete-form.tsx';
import { PaymentStep } from './payment-step.tsx';

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
