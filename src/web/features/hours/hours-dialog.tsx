import { Dialog } from '#web/ui/dialog.tsx';
import { HoursDesk } from './hours-desk.tsx';

/** A driver's working hours; unsaved changes are discarded on close. */
export function HoursDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Disponibilités" wide>
      <HoursDesk onLeave={onClose} />
    </Dialog>
  );
}
