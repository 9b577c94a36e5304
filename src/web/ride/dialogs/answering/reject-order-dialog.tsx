import type { RideView } from '#contract/rides/rides.ts';
import { useSeenOrder } from '../../data/moves/order-moves.ts';
import { useRejectOrder } from '../../data/moves/order-rejection.ts';
import { ReasonDialog } from '../reason/reason-dialog.tsx';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { ChangedOrderDialog } from './changed-order-dialog.tsx';
import { useMetChange } from './use-met-change.ts';

/** Rejects every pending ride of the order, with one reason. */
export function RejectOrderDialog(props: RideDialogProps) {
  const { ride, open, onDone } = props;
  const { seen, forget, finish, callbacksFor } = useMetChange<readonly RideView[]>(onDone);
  const reject = useRejectOrder();
  const seenOf = useSeenOrder();
  const waiting = ride.order?.statuses.pending ?? 0;
  const rides = firstOf(seenOf(ride));
  const confirm = (reason: string) => {
    const shown = seenOf(ride);
    reject.mutate({ ride, seen: shown, reason }, callbacksFor(shown));
  };

  return (
    <>
      <ReasonDialog
        {...props}
        open={open && !seen}
        title={`Refuser les ${waiting} courses`}
        rides={rides}
        others={waiting - rides.length}
        busy={reject.isPending}
        onConfirm={confirm}
        words={{
          label: 'Motif du refus',
          hint: 'Obligatoire, le même pour toutes. Le client le reçoit tel que vous l’écrivez\u00a0; le refus est définitif.',
          placeholder: 'Par exemple\u00a0: je serai encore en course à ces heures-là.',
          quickReasons: ['Déjà en course', 'Trop éloigné', 'Véhicule en panne'],
        }}
      />
      {seen && (
        <ChangedOrderDialog {...props} together={seen} answer="refusé" onClose={forget} onDone={finish} />
      )}
    </>
  );
}

const MOST_SHOWN = 3;

function firstOf(rides: readonly RideView[]): RideView[] {
  return rides
    .toSorted((one, other) => one.scheduledAt.localeCompare(other.scheduledAt))
    .slice(0, MOST_SHOWN);
}
