import Check from 'lucide-react/icons/check';
import type { RideView } from '#contract/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { useAcceptRide } from '../data/ride-moves.ts';

type Props = { ride: RideView; label: string; onMove: () => void };

export function AcceptButton({ ride, label, onMove }: Props) {
  const accept = useAcceptRide();
  const press = () => {
    onMove();
    accept.mutate(ride);
  };

  return (
    <Button tone="primary" icon={<Check aria-hidden="true" />} busy={accept.isPending} onClick={press}>
      {label}
    </Button>
  );
}
