import ChevronRight from 'lucide-react/icons/chevron-right';
import Repeat from 'lucide-react/icons/repeat';
import Undo2 from 'lucide-react/icons/undo-2';
import type { RideOrderView } from '#contract/rides/ride-order.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { useTabNavigation } from '#web/browser/use-tab-navigation.ts';
import { requestRide } from '#web/signals/ride-request.ts';
import { momentText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import type { OpenDialog } from '../dialogs/use-ride-dialog.ts';
import { addressOfTab, deskAddressOf } from '../words/client-desk-address.ts';
import { otherName, seriesText, statusesText } from '../words/series-words.ts';
import './order-lines.css';

type Props = { ride: RideView; isClient: boolean; openDialog: OpenDialog };

/** The other ride of the same date, which a client opens from here, and the series. */
export function OrderLines({ ride, isClient, openDialog }: Props) {
  const { order } = ride;
  if (!order) return null;

  return (
    <>
      {order.other && <OtherRide order={order} other={order.other} isClient={isClient} />}
      {order.weekdays.length > 0 && (
        <button
          type="button"
          className="order-line"
          aria-haspopup="dialog"
          onClick={() => openDialog('orderRides', ride)}
        >
          <Repeat aria-hidden="true" />
          <span>
            <b>{seriesText(order)}</b>
            <small>{statusesText(order)}</small>
          </span>
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </>
  );
}

type Other = NonNullable<RideOrderView['other']>;

function OtherRide({ order, other, isClient }: { order: RideOrderView; other: Other; isClient: boolean }) {
  const openTab = useTabNavigation(addressOfTab('new'));
  const see = () => {
    requestRide(other.id);
    openTab(deskAddressOf(other));
  };
  const words = (
    <>
      <Undo2 aria-hidden="true" />
      <span>
        <b>
          {otherName(order)}&nbsp;: n°&nbsp;{other.number}
        </b>
        <small>
          {momentText(new Date(other.scheduledAt), new Date())}, {euroText(other.price)}
        </small>
      </span>
    </>
  );

  if (!isClient) return <p className="order-line">{words}</p>;
  return (
    <button type="button" className="order-line" onClick={see}>
      {words}
      <ChevronRight aria-hidden="true" />
    </button>
  );
}
