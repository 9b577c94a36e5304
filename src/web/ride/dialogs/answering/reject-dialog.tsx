import type { RideView } from '#contract/rides/rides.ts';
import { useRejectRide } from '../../data/moves/ride-moves.ts';
import { ReasonDialog } from '../reason/reason-dialog.tsx';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { ChangedDialog } from './changed-dialog.tsx';
import { useMetChange } from './use-met-change.ts';

/** If the ride was edited since it was shown, the driver reads the change, then returns to the typed reason. */
export function RejectDialog(props: RideDialogProps) {
  const { ride, open, onDone } = props;
  const { seen, forget, finish, callbacksFor } = useMetChange<RideView>(onDone);
  const reject = useRejectRide();
  const confirm = (reason: string) => reject.mutate({ ride, reason }, callbacksFor(ride));

  return (
    <>
      <ReasonDialog
        {...props}
        open={open && !seen}
        title="Refuser la course"
        busy={reject.isPending}
        onConfirm={confirm}
        words={{
          label: 'Motif du refus',
          hint: 'Obligatoire. Le client reçoit ce motif tel que vous l’écrivez\u00a0; le refus est définitif.',
          placeholder: 'Par exemple\u00a0: je serai encore en course à cette heure-là.',
          quickReasons: ['Déjà en course', 'Trop éloigné', 'Véhicule en panne'],
        }}
      />
      {seen && <ChangedDialog {...props} ride={seen} answer="refusé" onClose={forget} onDone={finish} />}
    </>
  );
}
