import { Suspense, useEffect } from 'react';
import { hireHours, isSeveral } from '#web/signals/chosen-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import '#web/ui/skeleton.css';
import './trip-view.css';
import { useBooking } from '../draft/use-booking.ts';

/** Loaded once two addresses are known, to keep the first download small. */
const TripDetails = preloadable(async () => (await import('../trip/trip-details.tsx')).TripDetails, {
  optional: true,
});

const SeveralDetails = preloadable(
  async () => (await import('../several/several-details.tsx')).SeveralDetails,
  { optional: true },
);

export function TripView() {
  const { draft, trip, isMeasuring, moment, missingStop } = useBooking();

  useEffect(() => {
    if (isMeasuring) TripDetails.prepare().catch(() => undefined);
  }, [isMeasuring]);

  return (
    <div className="trip-body">
      <Suspense fallback={<Measuring />}>
        {trip && isSeveral(draft) && <SeveralDetails />}
        {trip && !isSeveral(draft) && <TripDetails trip={trip} moment={moment} hours={hireHours(draft)} />}
      </Suspense>
      {isMeasuring && <Measuring />}
      {missingStop !== undefined && (
        <Notice>Complétez l’étape {missingStop} pour connaître le prix, ou retirez-la.</Notice>
      )}
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
