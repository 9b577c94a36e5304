import { useLocation } from 'wouter';
import type { RideView } from '#contract/rides/rides.ts';
import { storeDuplicateRequest, storeEditRequest } from '#web/signals/ride-in-form.ts';

/** Passes the ride to the booking form and navigates there. */
export function useRebooking() {
  const [, navigate] = useLocation();

  return {
    edit: (ride: RideView) => {
      storeEditRequest(ride);
      navigate('/');
    },
    duplicate: (ride: RideView) => {
      storeDuplicateRequest(ride);
      navigate('/');
    },
  };
}
