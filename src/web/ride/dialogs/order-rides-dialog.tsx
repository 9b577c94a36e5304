import ChevronRight from 'lucide-react/icons/chevron-right';
import type { OrderRidesView } from '#contract/rides/orders.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { rideStatusLabels } from '#contract/sentences/ride-status-names.fr.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { momentText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NotRead } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { openRide } from '../data/reads/open-ride.ts';
import { useOrderRides } from '../data/reads/order-rides.ts';
import { legNames } from '../words/order-words.ts';
import { seriesText, statusesText } from '../words/series-words.ts';
import './order-rides-dialog.css';
import type { RideDialogProps } from './use-ride-dialog.ts';

/** The rides of an order that their reader may see, a page at a time. */
export function OrderRidesDialog({ ride, open, onClose, now }: RideDialogProps) {
  const { rides, isError, hasMore, isLoading, readMore, retry } = useOrderRides(ride, open);
  const { order } = ride;

  return (
    <Dialog open={open} onClose={onClose} title="Courses de la série" lead={order && seriesText(order)}>
      <div className="stack">
        {order && <p className="small soft">{statusesText(order)}</p>}
        {isError && <NotRead why="Les courses n’ont pas pu être lues." onRetry={retry} />}
        {!rides && !isError && <Skeleton />}
        {rides && (
          <ol className="order-rides">
            {rides.map((one) => (
              <OrderRide key={one.id} line={one} of={ride} now={now} onClose={onClose} />
            ))}
          </ol>
        )}
        {hasMore && (
          <Button block busy={isLoading} onClick={readMore}>
            Voir les suivantes
          </Button>
        )}
      </div>
    </Dialog>
  );
}

type Line = OrderRidesView['rides'][number];
type Props = { line: Line; of: RideView; now: Date; onClose: () => void };

/** Links to the ride in the list that shows it. */
function OrderRide({ line, of, now, onClose }: Props) {
  const viewer = useCurrentUser();
  const isThis = line.id === of.id;
  const see = () => {
    const { id, status, scheduledAt } = line;
    onClose();
    if (!isThis && viewer) openRide({ ...of, id, status, scheduledAt }, viewer);
  };

  return (
    <li aria-current={isThis || undefined}>
      <button type="button" onClick={see}>
        <span>
          <b>{momentText(new Date(line.scheduledAt), now)}</b>
          <small>
            {line.leg && `${legNames[line.leg]}, `}n°&nbsp;{line.number}, {rideStatusLabels[line.status]}
          </small>
        </span>
        <span className="figures">{euroText(line.price)}</span>
        <ChevronRight aria-hidden="true" />
      </button>
    </li>
  );
}
