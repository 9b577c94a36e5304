import { useQuery } from '@tanstack/react-query';
import { getTripVerdict } from '#contract/verdicts.calls.ts';
import type { TripVerdictQuery } from '#contract/verdicts.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { RideVerdict } from '#web/ride/actions/ride-verdict.tsx';
import { type Booking, useBooking } from '../draft/use-booking.ts';

const MINUTE_MS = 60_000;

/** Whether the driver who types the order can take it, at the agreed price. */
export function TripVerdict({ agreedPrice }: { agreedPrice: string }) {
  const booking = useBooking();
  const wanted = queryOf(booking, agreedPrice);
  const settled = useDebounced(JSON.stringify(wanted));
  const isSettled = settled === JSON.stringify(wanted);
  const { data, isError, isFetching, refetch } = useQuery({
    ...readOptions(getTripVerdict, { query: wanted ?? { scheduledAt: '' } }),
    enabled: wanted !== undefined && isSettled,
    staleTime: MINUTE_MS,
  });

  if (!wanted) return null;
  return (
    <RideVerdict
      verdict={data}
      {...{ isError, isFetching }}
      destination={booking.draft.destination || booking.draft.pickup}
      onRetry={() => void refetch()}
    />
  );
}

/** Undefined until the trip and its moment are known. */
function queryOf({ trip, moment, ends }: Booking, agreedPrice: string): TripVerdictQuery | undefined {
  if (!trip || !moment) return undefined;
  const agreed = agreedPrice.trim().replace(',', '.');
  return {
    scheduledAt: moment.toISOString(),
    ...(trip.pickupKnown && ends ? { from: `${ends.from.lat},${ends.from.lng}` } : {}),
    ...(trip.destinationKnown && ends ? { to: `${ends.to.lat},${ends.to.lng}` } : {}),
    ...(trip.duration === null ? {} : { minutes: String(Math.round(trip.duration)) }),
    price: /^\d+(\.\d{1,2})?$/u.test(agreed) ? agreed : trip.price,
  };
}
