import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { LeaveQuestion, useLeaveQuestion } from '#web/ui/leave-question.tsx';
import { HoursDesk } from './hours-desk.tsx';

/** A driver's working hours; asks before unsaved changes are discarded. */
export function HoursDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isUnsaved, setUnsaved] = useState(false);
  const question = useLeaveQuestion(open && isUnsaved);

  const leaveFor = (go: () => void) =>
    question.leave(() => {
      onClose();
      go();
    });

  return (
    <>
      <Dialog open={open} onClose={() => question.leave(onClose)} title="Disponibilités" wide>
        <HoursDesk onLeave={leaveFor} onUnsaved={setUnsaved} />
      </Dialog>
      <LeaveQuestion question={question} title="Abandonner ces changements&nbsp;?" />
    </>
  );
}
