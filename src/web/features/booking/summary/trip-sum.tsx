import { hireHours, isSeveral } from '#web/signals/chosen-words.ts';
import { durationText } from '#web/text/durations.ts';
import { euroText } from '#web/text/euros.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { useBooking } from '../draft/use-booking.ts';
import { arrivalText } from '../trip/arrival-text.ts';
import { priceMarks, TO_CONFIRM } from '../trip/price-marks.ts';
import { isUnpricedHire, priceStateOf } from '../trip/trip.ts';

const SeveralSum = preloadable(async () => (await import('../several/several-sum.tsx')).SeveralSum, {
  quiet: true,
});

/** The trip in one line, sticky at the bottom of a phone; a desktop shows all of it beside the form. */
export function TripSum() {
  const { draft, trip, moment } = useBooking();

  if (!trip) return null;
  if (isSeveral(draft)) return <SeveralSum />;
  const arrival = arrivalText(trip, moment);
  const hours = hireHours(draft);
  const isUnpriced = isUnpricedHire(trip, hours);
  const facts = [
    !isUnpriced && priceMarks[priceStateOf(trip)]?.text,
    trip.duration !== null && durationText(trip.duration),
    arrival && `${hours === null ? 'arrivée à' : 'jusqu’à'} ${arrival}`,
  ];
  return (
    <p className="trip-sum only-narrow" aria-hidden="true">
      <b className="figures">{isUnpriced ? TO_CONFIRM : euroText(trip.price)}</b>
      <span className="small soft figures">{facts.filter(Boolean).join(' · ')}</span>
    </p>
  );
}
