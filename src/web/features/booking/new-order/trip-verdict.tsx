import { useQuery } from '@tanstack/react-query';
import { getTripVerdict } from '#contract/rides/verdicts.calls.ts';
import type { TripVerdictQuery } from '#contract/rides/verdicts.ts';
import { momentInParis } from '#domain/time/paris.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { RideVerdict } from '#web/ride/actions/driver/ride-verdict.tsx';
import { typedMoney } from '#web/ride/words/typed-money.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { useBooking } from '../draft/use-booking.ts';
import { legNames } from '../several/several-words.ts';
import type { PricedRide, Several } from '../several/use-several.ts';
import type { Trip } from '../trip/trip.ts';
import { endsOf } from '../trip/trip-ends.ts';
import { typedPrice } from './new-order.ts';
import { type OrderPrice, ofFirstDate } from './use-order-price.ts';

const MINUTE_MS = 60_000;

type Props = {
  /** The order as a whole, when it is of several rides. */
  computed: OrderPrice;
  agreedPrice: string;
};

/**
 * Whether the driver who types the order can take it at the agreed price: for a return both legs, for a series
 * the first date.
 */
export function TripVerdict({ computed: { several, trip }, agreedPrice }: Props) {
  const { draft, moment } = useBooking();

  if (!several) return <OneVerdict {...{ draft, trip, moment, agreedPrice }} />;
  const rides = ofFirstDate(several.priced);
  return rides.map((ride) => (
    <div key={ride.leg} className="order-verdict">
      <p className="small soft">{titleOf(ride, several)}</p>
      <OneVerdict
        draft={ride.draft}
        trip={ride.trip}
        moment={momentInParis(ride.draft.date)}
        agreedPrice=""
      />
    </div>
  ));
}

/** 'Aller', 'Retour, première date' */
function titleOf({ leg }: PricedRide, { series }: Several): string {
  return [leg && legNames[leg], series && (leg ? 'première date' : 'Première date')]
    .filter(Boolean)
    .join(', ');
}

type One = {
  draft: BookingDraft;
  trip: Trip | undefined;
  moment: Date | undefined;
  agreedPrice: string;
};

function OneVerdict(one: One) {
  const wanted = queryOf(one);
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
      destination={one.draft.destination || one.draft.pickup}
      onRetry={() => void refetch()}
    />
  );
}

/** Undefined until the trip and its moment are known. */
function queryOf({ draft, trip, moment, agreedPrice }: One): TripVerdictQuery | undefined {
  if (!trip || !moment) return undefined;
  const ends = endsOf(draft);
  return {
    scheduledAt: moment.toISOString(),
    ...(trip.pickupKnown && ends ? { from: `${ends.from.lat},${ends.from.lng}` } : {}),
    ...(trip.destinationKnown && ends ? { to: `${ends.to.lat},${ends.to.lng}` } : {}),
    ...(trip.duration === null ? {} : { minutes: String(Math.round(trip.duration)) }),
    price: typedMoney(agreedPrice) === undefined ? trip.price : typedPrice(agreedPrice),
  };
}
