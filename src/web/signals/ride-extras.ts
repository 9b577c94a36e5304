import type { RideExtras } from './booking-draft.ts';

/** Apart from the draft, which the landing page loads. */
export function extrasOf({ passengers, luggage, travelReference, notes, allowToll }: RideExtras): RideExtras {
  return { passengers, luggage, travelReference, notes, allowToll };
}
