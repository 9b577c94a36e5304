import { useState } from 'react';
import type { RideView } from '#contract/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RejectReason } from './reject-reason.tsx';
import { RideBrief } from './ride-brief.tsx';
import { useRejectRide } from './ride-moves.ts';

type Props = { ride: RideView; open: boolean; onClose: () => void; onDone: () => void; now: Date };

/** The way out is 'Retour': 'Annuler' would read as cancelling the ride. */
export function RejectDialog({ ride, open, onClose, onDone, now }: Props) {
  const [reason, setReason] = useState('');
  const reject = useRejectRide();

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Refuser la course"
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          <Button
            tone="danger-solid"
            disabled={reason.trim() === ''}
            busy={reject.isPending}
            onClick={() => reject.mutate({ ride, reason }, { onSuccess: onDone })}
          >
            Refuser la course
          </Button>
        </>
      }
    >
      <div className="stack">
        <RideBrief ride={ride} who={`${ride.client.firstName} ${ride.client.lastName}`} now={now} />
        <RejectReason reason={reason} onChange={setReason} />
      </div>
    </Dialog>
  );
}
