import { useRejectOrder } from '../data/order-rejection.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { RideDialogProps } from './use-ride-dialog.ts';

/** Every ride of the order that still waits, for one reason. */
export function RejectOrderDialog(props: RideDialogProps) {
  const reject = useRejectOrder();
  const waiting = props.ride.order?.statuses.pending ?? 0;

  return (
    <ReasonDialog
      {...props}
      title={`Refuser les ${waiting} courses`}
      busy={reject.isPending}
      onConfirm={(reason) => reject.mutate({ ride: props.ride, reason }, { onSuccess: props.onDone })}
      words={{
        label: 'Motif du refus',
        hint: 'Obligatoire, le même pour toutes. Le client le reçoit tel que vous l’écrivez ; le refus est définitif.',
        placeholder: 'Par exemple : je serai encore en course à ces heures-là.',
        quickReasons: ['Déjà en course', 'Trop éloigné', 'Véhicule en panne'],
      }}
    />
  );
}
