import SquareUser from 'lucide-react/icons/square-user';
import UserRoundX from 'lucide-react/icons/user-round-x';
import type { RideView } from '#contract/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { hasNetworkFor } from '../data/needs-network.ts';
import type { OpenDialog } from '../dialogs/use-ride-dialog.ts';

type Props = { ride: RideView; openDialog: OpenDialog };

/** The name of whoever rides, held up at a station. */
export function SignButton({ ride, openDialog }: Props) {
  return (
    <Button icon={<SquareUser aria-hidden="true" />} onClick={() => openDialog('sign', ride)}>
      Pancarte
    </Button>
  );
}

export function AbsentButton({ ride, openDialog }: Props) {
  return (
    <Button
      icon={<UserRoundX aria-hidden="true" />}
      onClick={() => hasNetworkFor('Noter une absence') && openDialog('absent', ride)}
    >
      Client absent
    </Button>
  );
}
