import { Dialog } from '#web/ui/dialog.tsx';
import { HoursDesk } from './hours-desk.tsx';

/** When a driver works; what was typed goes when it is closed. */
export function HoursDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Disponibilités" wide>
      <HoursDesk />
    </Dialog>
  );
}
