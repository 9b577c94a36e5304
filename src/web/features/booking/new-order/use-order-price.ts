import { isSeveral } from '#web/signals/chosen-words.ts';
import { useBooking } from '../draft/use-booking.ts';
import { LEAST_RIDES, type PricedRide, type Several, useSeveral } from '../several/use-several.ts';
import type { Trip } from '../trip/trip.ts';

/** The price of the order: one ride by its trip, several by the sum of their quotes. */
export type OrderPrice = {
  /** Undefined for one ride. */
  several: Several | undefined;
  trip: Trip | undefined;
  /** Undefined while it is not known. */
  total: string | undefined;
  isMeasuring: boolean;
};

export function useOrderPrice(): OrderPrice {
  const { draft, trip, isMeasuring } = useBooking();
  const several = useSeveral(draft);

  if (!isSeveral(draft)) return { several: undefined, trip, total: trip?.price, isMeasuring };
  const isWorking = several.rides.length >= LEAST_RIDES && !several.total && !several.failure;
  return { several, trip, total: several.total, isMeasuring: isMeasuring || isWorking };
}

/** The rides of the first date, which represent the later ones. */
export function ofFirstDate(priced: readonly PricedRide[] | undefined): readonly PricedRide[] {
  return priced?.filter(({ day }) => day === priced[0]?.day) ?? [];
}
