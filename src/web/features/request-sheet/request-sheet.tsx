import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { useSeconds } from '#web/browser/use-seconds.ts';
import { useArrivedRequests } from '#web/ride/data/reads/new-requests.ts';
import { driverDialogs } from '#web/ride/dialogs/driver-dialogs.ts';
import { RideDialogs } from '#web/ride/dialogs/ride-dialogs.tsx';
import { useRideDialog } from '#web/ride/dialogs/use-ride-dialog.ts';
import { placeText } from '#web/ride/words/request-words.ts';
import { useIsScreenFilled } from '#web/signals/full-screen.ts';
import {
  openRequests,
  putOffRequests,
  useRequestsOpen,
  useWaitingRequests,
} from '#web/signals/new-requests.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RequestAnswers } from './request-answers.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestLine } from './request-line.tsx';
import './request-sheet.css';

/** New requests over the open page, one at a time; only a line while a full screen or a text field is in use. */
export function RequestSheet({ viewer, isSilent }: { viewer: UserView; isSilent: boolean }) {
  const ids = useWaitingRequests();
  const now = useSeconds(ids.length > 0);
  const requests = useArrivedRequests(now);
  const [chosen, choose] = useState<string>();
  const isOpen = useRequestsOpen();
  const isScreenFilled = useIsScreenFilled();
  const { openDialog, ...shown } = useRideDialog(driverDialogs);
  const place = Math.max(
    0,
    requests.findIndex(({ id }) => id === chosen),
  );
  const ride = requests[place];
  const arrive = useEffectEvent(() => {
    if (!isScreenFilled && !isTyping()) openRequests();
  });

  useEffect(() => {
    if (ids.length > 0) arrive();
  }, [ids]);
  useEffect(() => {
    if (ids.length > 0 && requests.length === 0) putOffRequests();
  }, [ids, requests.length]);

  return (
    <>
      {ride && !isOpen && !isScreenFilled && (
        <RequestLine ride={ride} place={placeText(place, requests.length)} />
      )}
      <Dialog
        open={isOpen && ride !== undefined}
        onClose={putOffRequests}
        title="Nouvelle demande"
        lead={placeText(place, requests.length)}
        tools={
          requests.length > 1 && (
            <IconButton
              label="Demande suivante"
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => choose(requests[(place + 1) % requests.length]?.id)}
            />
          )
        }
        foot={ride && <RequestAnswers key={ride.id} {...{ ride, viewer, openDialog }} />}
      >
        {ride && <RequestFacts {...{ ride, viewer, now, isSilent }} />}
      </Dialog>
      <RideDialogs {...shown} onDone={() => undefined} now={now} />
    </>
  );
}

/** A sheet would steal the next keystrokes. */
function isTyping(): boolean {
  const field = document.activeElement;
  return Boolean(
    field?.matches('textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])'),
  );
}
