import CarFront from 'lucide-react/icons/car-front';
import Flag from 'lucide-react/icons/flag';
import type { RideView } from '#contract/rides.ts';
import { isEarlyStart } from '#domain/ride/start.ts';
import { Button } from '#web/ui/button.tsx';
import { isDriverBusy, isUnreachable, useStartRide } from '../data/driver-moves.ts';
import { runningIn } from '../data/driver-plan.ts';
import { hasNetworkFor } from '../data/needs-network.ts';
import type { OpenDialog } from '../dialogs/use-ride-dialog.ts';
import { factsOf } from '../words/ride-facts.ts';

type StartProps = {
  ride: RideView;
  plan: readonly RideView[];
  openDialog: OpenDialog;
  onMove?: () => void;
  /** Not the main action while a step comes first. */
  tone?: 'primary' | 'secondary';
};

/** With another ride running, known here or only to the server, starting needs a confirmation; so does an early start. */
export function StartButton({ ride, plan, openDialog, onMove, tone = 'primary' }: StartProps) {
  const { start, isPending } = useStartRide();
  const press = async () => {
    const at = new Date();
    if (!navigator.onLine) return await keepStart(ride, at);
    if (runningIn(plan)) return openDialog('start', ride);
    if (isEarlyStart(factsOf(ride), at)) return openDialog('startEarly', ride);
    onMove?.();
    try {
      await start(ride);
    } catch (error) {
      if (isDriverBusy(error)) openDialog('start', ride);
      else if (isUnreachable(error)) await keepStart(ride, at);
    }
  };

  return (
    <Button tone={tone} icon={<CarFront aria-hidden="true" />} busy={isPending} onClick={() => void press()}>
      Démarrer
    </Button>
  );
}

/** The desk, where rides start, has it loaded already: it is there without network too. */
async function keepStart(ride: RideView, at: Date): Promise<void> {
  (await import('../data/queued-steps.ts')).queueStep(ride, 'start', at);
}

export function CompleteButton({ ride, openDialog }: { ride: RideView; openDialog: OpenDialog }) {
  return (
    <Button
      tone="primary"
      icon={<Flag aria-hidden="true" />}
      onClick={() => hasNetworkFor('Terminer une course') && openDialog('complete', ride)}
    >
      Terminer
    </Button>
  );
}
