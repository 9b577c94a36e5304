import { useQueryClient } from '@tanstack/react-query';
import CarFront from 'lucide-react/icons/car-front';
import Flag from 'lucide-react/icons/flag';
import type { RideView } from '#contract/rides/rides.ts';
import { isEarlyStart } from '#domain/ride/start.ts';
import { Button } from '#web/ui/button.tsx';
import { useStartRide } from '../../data/moves/driver-moves.ts';
import { isDriverBusy } from '../../data/queue/move-failures.ts';
import { END_AND_START, hasNetworkFor } from '../../data/queue/needs-network.ts';
import { mayGoNow } from '../../data/queue/send-queued.ts';
import { runningIn } from '../../data/reads/driver-plan.ts';
import type { OpenDialog } from '../../dialogs/use-ride-dialog.ts';
import { factsOf } from '../../words/ride-facts.ts';

type StartProps = {
  ride: RideView;
  plan: readonly RideView[];
  openDialog: OpenDialog;
  onMove?: () => void;
  /** Secondary while another step comes first. */
  tone?: 'primary' | 'secondary';
};

/** Starting needs a confirmation when early, or when another ride runs, known here or only to the server. */
export function StartButton({ ride, plan, openDialog, onMove, tone = 'primary' }: StartProps) {
  const { start, isPending } = useStartRide();
  const press = async () => {
    if (runningIn(plan)) return hasNetworkFor(END_AND_START) ? openDialog('start', ride) : undefined;
    if (navigator.onLine && isEarlyStart(factsOf(ride), new Date())) return openDialog('startEarly', ride);
    onMove?.();
    try {
      await start(ride);
    } catch (error) {
      if (isDriverBusy(error)) openDialog('start', ride);
    }
  };

  return (
    <Button tone={tone} icon={<CarFront aria-hidden="true" />} busy={isPending} onClick={() => void press()}>
      Démarrer
    </Button>
  );
}

export function CompleteButton({ ride, openDialog }: { ride: RideView; openDialog: OpenDialog }) {
  const queries = useQueryClient();
  const press = async () => {
    if (await mayGoNow(queries, 'Terminer une course', ride)) openDialog('complete', ride);
  };

  return (
    <Button tone="primary" icon={<Flag aria-hidden="true" />} onClick={() => void press()}>
      Terminer
    </Button>
  );
}
