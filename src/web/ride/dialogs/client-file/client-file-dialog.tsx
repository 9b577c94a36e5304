import { Dialog } from '#web/ui/dialog.tsx';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { ClientFile } from './client-file.tsx';

export function ClientFileDialog({ ride, open, onClose }: RideDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Fiche client">
      <ClientFile clientId={ride.clientId} />
    </Dialog>
  );
}
