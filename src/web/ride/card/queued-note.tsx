import CloudOff from 'lucide-react/icons/cloud-off';
import type { RideView } from '#contract/rides/rides.ts';
import { clockText } from '#web/text/dates.ts';
import { useQueuedStep } from '../data/queue/queued-steps.ts';
import './queued-note.css';

/** A step taken offline, with the phone's time. */
export function QueuedNote({ ride }: { ride: RideView }) {
  const queued = useQueuedStep(ride);

  if (!queued) return null;
  return (
    <p className="queued-note" role="status">
      <CloudOff aria-hidden="true" />
      Noté à {clockText(new Date(queued.at))}, en attente du réseau. Sera envoyé dès qu’il revient.
    </p>
  );
}
