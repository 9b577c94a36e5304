import { Suspense, useEffect } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import '#web/ui/skeleton.css';
import './trip-view.css';
import { useBooking } from '../draft/use-booking.ts';

/** Needed once two addresses are known, so not in the first download; it comes while the trip is measured. */
const loadDetails = async () => (await import('../trip/trip-details.tsx')).TripDetails;
const TripDetails = lazyPart(loadDetails);

export function TripView() {
  const { trip, isMeasuring, moment } = useBooking();

  useEffect(() => {
    if (isMeasuring) loadDetails().catch(() => undefined);
  }, [isMeasuring]);

  return (
    <div className="trip-body">
      <Suspense fallback={<Measuring />}>{trip && <TripDetails trip={trip} moment={moment} />}</Suspense>
      {isMeasuring && <Measuring />}
    </div>
  );
}

function Measuring() {
  return (
    <div className="trip-measuring" aria-hidden="true">
      <span className="bone bone-short" />
      <span className="bone trip-bone" />
      <span className="bone" />
      <span className="bone bone-medium" />
    </div>
  );
}
