import CarFront from 'lucide-react/icons/car-front';
import Flag from 'lucide-react/icons/flag';
import type { RideView } from '#contract/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { isDriverBusy, useStartRide } from '../data/driver-moves.ts';
import { runningIn } from '../data/driver-plan.ts';
import type { Ask } from '../dialogs/use-ride-question.ts';

type StartProps = { ride: RideView; plan: readonly RideView[]; ask: Ask; onMove?: () => void };

/** With another ride under way, known here or only to the server, the question comes first. */
export function StartButton({ ride, plan, ask, onMove }: StartProps) {
  const { start, isPending } = useStartRide();
  const press = async () => {
    if (runningIn(plan)) return ask('start', ride);
    onMove?.();
    try {
      await start(ride);
    } catch (error) {
      if (isDriverBusy(error)) ask('start', ride);
    }
  };

  return (
    <Button
      tone="primary"
      icon={<CarFront aria-hidden="true" />}
      busy={isPending}
      onClick={() => void press()}
    >
      Démarrer
    </Button>
  );
}

export function CompleteButton({ ride, ask }: { ride: RideView; ask: Ask }) {
  return (
    <Button tone="primary" icon={<Flag aria-hidden="true" />} onClick={() => ask('complete', ride)}>
      Terminer
    </Button>
  );
}
