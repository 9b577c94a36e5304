import { may } from '#domain/policy.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { MapDrawing } from '#web/map/map-drawing.tsx';
import { SlowAnswers } from '#web/ride/lists/slow-answers.tsx';
import { takeRequest } from '#web/signals/booking-request.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { AnonymousFoot } from '../summary/anonymous-foot.tsx';
import { BookingFields } from './booking-fields.tsx';
import './booking-form.css';
import { Shortcuts } from '../addresses/shortcuts.tsx';
import { BookingProvider } from '../draft/booking-provider.tsx';
import { BookingMap } from '../summary/booking-map.tsx';
import { OrderFoot } from '../summary/order-foot.tsx';
import { TripView } from '../summary/trip-view.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { EditingNotice } from './editing-notice.tsx';

const OrderDialog = preloadable(async () => (await import('../order/order-dialog.tsx')).OrderDialog);

/** The fields, and beside them the trip on its map with its price. */
export function BookingForm() {
  const isClient = may(useCurrentUser(), 'book_rides');

  return (
    <BookingProvider takeRequest={takeRequest} reviewDialog={OrderDialog}>
      <BookingFrame>
        <EditingNotice />
        <SlowAnswers />
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
