import Check from 'lucide-react/icons/check';
import type { RideView } from '#contract/rides.ts';
import { Button } from '#web/ui/button.tsx';
import type { Offer } from './offers.ts';
import { useAcceptRide } from './ride-moves.ts';
import type { Ask } from './use-ride-question.ts';

type Props = { ride: RideView; offers: ReadonlySet<Offer>; ask: Ask; onMove: () => void };

export function DriverAnswers({ ride, offers, ask, onMove }: Props) {
  const accept = useAcceptRide();
  const press = () => {
    onMove();
    accept.mutate(ride);
  };

  if (!offers.has('accept') && !offers.has('reject')) return null;
  return (
    <footer className="ride-actions">
      {offers.has('accept') && (
        <Button tone="primary" icon={<Check aria-hidden="true" />} busy={accept.isPending} onClick={press}>
          Accepter la course
        </Button>
      )}
      {offers.has('reject') && (
        <span className="ride-undo">
          <Button tone="plain" onClick={() => ask('reject', ride)}>
            Refuser
          </Button>
        </span>
      )}
    </footer>
  );
}
