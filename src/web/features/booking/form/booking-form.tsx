import type { ReactNode } from 'react';
import { may } from '#domain/policy.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { useMedia } from '#web/browser/use-media.ts';
import { MapDrawing } from '#web/map/map-drawing.tsx';
import { SlowAnswers } from '#web/ride/lists/slow-answers.tsx';
import { takeRequest } from '#web/signals/booking-request.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { AnonymousFoot } from '../summary/anonymous-foot.tsx';
import { BookingFields } from './booking-fields.tsx';
import './booking-form.css';
import './booking-stage.css';
import { Shortcuts } from '../addresses/shortcuts.tsx';
import { BookingProvider } from '../draft/booking-provider.tsx';
import { useBooking } from '../draft/use-booking.ts';
import { BookingMap } from '../summary/booking-map.tsx';
import { OrderFoot } from '../summary/order-foot.tsx';
import { TripView } from '../summary/trip-view.tsx';
import { BookingWords, Opened } from '../words/booking-words.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { EditingNotice } from './editing-notice.tsx';

const SeveralDialog = preloadable(async () => (await import('../several/several-dialog.tsx')).SeveralDialog);
const OrderDialog = preloadable(async () => (await import('../order/order-dialog.tsx')).OrderDialog);

/** On a wide screen the map is the background, with the form and the trip on it. */
const STAGE = '(min-width: 1180px)';

/** The fields, the trip on its map, and its price with the next step. */
export function BookingForm({ signIn }: { signIn?: ReactNode }) {
  return (
    <BookingProvider
      takeRequest={takeRequest}
      reviewDialog={OrderDialog}
      severalDialog={SeveralDialog}
      signIn={signIn}
    >
      <BookingFrame>
        <EditingNotice />
        <SlowAnswers />
        <div className="booking-sheet">
          <div className="booking-fields">
            <Shortcuts />
            <BookingFields between={<Opened place="Between" />} words={<BookingWords />} />
          </div>
          <div className="booking-map">
            <BookingMap withHours={useMedia(STAGE)}>
              <MapDrawing />
            </BookingMap>
          </div>
          <TripAndFoot />
        </div>
      </BookingFrame>
    </BookingProvider>
  );
}

/** Until there is a trip, the next step is under the fields. */
function TripAndFoot() {
  const isClient = may(useCurrentUser(), 'book_rides');
  const { isComplete } = useBooking();
  const foot = isClient ? <OrderFoot /> : <AnonymousFoot />;

  if (!isComplete) return foot;
  return (
    <aside className="booking-trip" aria-label="Votre trajet">
      <TripView />
      {foot}
    </aside>
  );
}
