import { useCurrentUser } from '#web/api/current-user.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { PushSwitch } from './push-switch.tsx';

type Props = { open: boolean; onClose: () => void };

export function PushDialog({ open, onClose }: Props) {
  const user = useCurrentUser();

  return (
    <Dialog open={open} onClose={onClose} title="Alertes sur cet appareil">
      {user && <PushSwitch user={user} />}
    </Dialog>
  );
}
