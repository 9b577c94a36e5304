import { useLocation } from 'wouter';
import type { RideView } from '#contract/rides/rides.ts';
import { storeDuplicateRequest, storeEditRequest } from '#web/signals/ride-in-form.ts';

/** Passes the ride to the booking form and navigates there, to its beginning: it may be a tab of the same page. */
export function useRebooking() {
  const [, navigate] = useLocation();

  const open = () => {
    navigate('/');
    window.scrollTo(0, 0);
  };

  return {
    edit: (ride: RideView) => {
      storeEditRequest(ride);
      open();
    },
    duplicate: (ride: RideView) => {
      storeDuplicateRequest(ride);
      open();
    },
  };
}
