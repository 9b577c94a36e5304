import type { UserView } from '#contract/account/auth.ts';
import { may } from '#domain/policy.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import './calendar-dialog.css';
import { FeedSection } from './feed-section.tsx';
import { OwnCalendarSection } from './own-calendar-section.tsx';

type Props = { viewer: UserView; open: boolean; onClose: () => void };

/** Rides in one's own calendar; for a driver also the appointments of that calendar as busy times. */
export function CalendarDialog({ viewer, open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Vos courses dans votre agenda"
      foot={
        <Button tone="primary" size="large" block onClick={onClose}>
          Terminé
        </Button>
      }
    >
      <FeedSection />
      {may(viewer, 'read_in_calendar') && <OwnCalendarSection />}
    </Dialog>
  );
}
