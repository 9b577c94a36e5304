import { type RefObject, useEffect } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { forgetRideRequest, useRideRequest } from '#web/signals/ride-request.ts';

const HIGHLIGHT_MS = 3_000;

/** Scrolls to the requested ride, and returns its id while it is highlighted. */
export function useRequestedRide(
  rides: readonly RideView[] | undefined,
  section: RefObject<HTMLElement | null>,
): string | undefined {
  const wanted = useRideRequest();
  const here = rides?.some(({ id }) => id === wanted) ? wanted : undefined;

  useEffect(() => {
    if (here === undefined) return;
    const card = section.current?.querySelector(`[data-ride="${here}"]`);
    card?.scrollIntoView({ block: 'start' });
    const timer = setTimeout(() => forgetRideRequest(here), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [here, section]);

  return here;
}
