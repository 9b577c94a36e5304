import { useCancelRide } from '../../data/moves/ride-moves.ts';
import { ReasonDialog } from '../reason/reason-dialog.tsx';
import type { RideDialogProps } from '../use-ride-dialog.ts';

/** Cancels an accepted ride, by its driver. */
export function CancelByDriverDialog(props: RideDialogProps) {
  const cancel = useCancelRide('driver');

  return (
    <ReasonDialog
      {...props}
      title="Annuler la course"
      busy={cancel.isPending}
      onConfirm={(reason) => cancel.mutate({ ride: props.ride, reason }, { onSuccess: props.onDone })}
      words={{
        label: 'Motif de l’annulation',
        hint: 'Obligatoire. Le client reçoit ce motif tel que vous l’écrivez.',
        placeholder: 'Par exemple\u00a0: ma voiture doit passer au garage.',
        quickReasons: ['Véhicule en panne', 'Client injoignable', 'Empêchement personnel'],
      }}
    />
  );
}
