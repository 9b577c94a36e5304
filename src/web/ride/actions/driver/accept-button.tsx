import Check from 'lucide-react/icons/check';
import type { RideView } from '#contract/rides/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { isRideChanged, useAcceptRide } from '../../data/moves/ride-moves.ts';
import type { OpenDialog } from '../../dialogs/use-ride-dialog.ts';

type Props = {
  ride: RideView;
  label: string;
  /** The verdict advises against it: it can be accepted all the same. */
  isAgainstAdvice: boolean;
  openDialog: OpenDialog;
  onMove: () => void;
};

/** If the ride was edited since it was shown, the driver reads the change before accepting. */
export function AcceptButton({ ride, label, isAgainstAdvice, openDialog, onMove }: Props) {
  const accept = useAcceptRide();
  const press = () => {
    onMove();
    accept.mutate(ride, {
      onError: (error) => isRideChanged(error) && openDialog('changed', ride),
    });
  };

  return (
    <Button
      tone={isAgainstAdvice ? undefined : 'primary'}
      block
      icon={<Check aria-hidden="true" />}
      busy={accept.isPending}
      onClick={press}
    >
      {isAgainstAdvice ? 'Accepter quand même' : label}
    </Button>
  );
}
