import CheckCheck from 'lucide-react/icons/check-check';
import type { RideView } from '#contract/rides/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { useAcceptOrder, useSeenOrder } from '../../data/moves/order-moves.ts';
import { isRideChanged } from '../../data/moves/ride-moves.ts';
import type { OpenDialog } from '../../dialogs/use-ride-dialog.ts';

type Props = { ride: RideView; openDialog: OpenDialog; onMove: () => void };

/** Accepts every pending ride of the order. A ride edited since it was shown must be read again first. */
export function AcceptOrderButton({ ride, openDialog, onMove }: Props) {
  const accept = useAcceptOrder();
  const seenOf = useSeenOrder();
  const waiting = ride.order?.statuses.pending ?? 0;
  const press = () => {
    const seen = seenOf(ride);
    onMove();
    accept.mutate(
      { ride, seen },
      { onError: (error) => isRideChanged(error) && openDialog('changedOrder', ride, seen) },
    );
  };

  if (waiting < 2) return null;
  return (
    <Button icon={<CheckCheck aria-hidden="true" />} busy={accept.isPending} onClick={press}>
      Accepter les {waiting}
    </Button>
  );
}
