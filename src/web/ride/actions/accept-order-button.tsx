import CheckCheck from 'lucide-react/icons/check-check';
import type { RideView } from '#contract/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { useAcceptOrder } from '../data/order-moves.ts';

type Props = { ride: RideView; onMove: () => void };

/** Every ride of the order that still waits. */
export function AcceptOrderButton({ ride, onMove }: Props) {
  const accept = useAcceptOrder();
  const waiting = ride.order?.statuses.pending ?? 0;
  const press = () => {
    onMove();
    accept.mutate({ ride });
  };

  if (waiting < 2) return null;
  return (
    <Button icon={<CheckCheck aria-hidden="true" />} busy={accept.isPending} onClick={press}>
      Accepter les {waiting}
    </Button>
  );
}
