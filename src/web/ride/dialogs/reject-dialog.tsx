import { useRejectRide } from '../data/ride-moves.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { RideDialogProps } from './use-ride-dialog.ts';

export function RejectDialog(props: RideDialogProps) {
  const reject = useRejectRide();

  return (
    <ReasonDialog
      {...props}
      title="Refuser la course"
      busy={reject.isPending}
      onConfirm={(reason) => reject.mutate({ ride: props.ride, reason }, { onSuccess: props.onDone })}
      words={{
        label: 'Motif du refus',
        hint: 'Obligatoire. Le client reçoit ce motif tel que vous l’écrivez ; le refus est définitif.',
        placeholder: 'Par exemple : je serai encore en course à cette heure-là.',
        quickReasons: ['Déjà en course', 'Trop éloigné', 'Véhicule en panne'],
      }}
    />
  );
}
