import { may } from '#domain/policy.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { MapDrawing } from '#web/map/map-drawing.tsx';
import { takeRequest } from '#web/signals/booking-request.ts';
import { AnonymousFoot } from './anonymous-foot.tsx';
import { BookingFields } from './booking-fields.tsx';
import './booking-form.css';
import { BookingFrame } from './booking-frame.tsx';
import { BookingMap } from './booking-map.tsx';
import { BookingProvider } from './booking-provider.tsx';
import { EditingNotice } from './editing-notice.tsx';
import { OrderFoot } from './order-foot.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { TripView } from './trip-view.tsx';

const loadReview = async () => (await import('./order-dialog.tsx')).OrderDialog;

/** The whole booking in one place: the fields, and beside them the trip on its map with its price. */
export function BookingForm() {
  const isClient = may(useCurrentUser(), 'book_rides');

  return (
    <BookingProvider takeRequest={takeRequest} loadReview={loadReview}>
      <BookingFrame>
        <EditingNotice />
        <div className="booking-sheet">
          <div className="booking-fields">
            <Shortcuts />
            <BookingFields />
          </div>
          <div className="booking-trip">
            <div className="booking-map">
              <BookingMap>
                <MapDrawing band />
              </BookingMap>
            </div>
            <TripView />
          </div>
          {isClient ? <OrderFoot /> : <AnonymousFoot />}
        </div>
      </BookingFrame>
    </BookingProvider>
  );
}
