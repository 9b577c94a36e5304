import { useEffect, useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { AcceptButton } from '#web/ride/actions/driver/accept-button.tsx';
import { isAdvisedAgainst, useVerdict } from '#web/ride/data/reads/verdicts.ts';
import type { OpenDialog } from '#web/ride/dialogs/use-ride-dialog.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { ride: RideView; viewer: UserView; openDialog: OpenDialog };

const ARMED_AFTER_MS = 600;

/** Disarmed for a moment after it appears, so that a tap meant for something else, or a double tap, answers nothing. */
export function RequestAnswers({ ride, viewer, openDialog }: Props) {
  const [isArmed, setArmed] = useState(false);
  const { verdict } = useVerdict(ride, viewer, true);

  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), ARMED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="request-answers" inert={!isArmed}>
      <AcceptButton
        {...{ ride, openDialog }}
        label="Accepter"
        isAgainstAdvice={isAdvisedAgainst(verdict)}
        onMove={() => undefined}
      />
      <Button tone="danger" onClick={() => openDialog('reject', ride)}>
        Refuser
      </Button>
    </div>
  );
}
