import BellRing from 'lucide-react/icons/bell-ring';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { RideView } from '#contract/rides/rides.ts';
import { requestLine } from '#web/ride/words/request-words.ts';
import { openRequests } from '#web/signals/new-requests.ts';
import { liftAboveDialogs, useTopDialog } from '#web/ui/top-dialog.ts';

type Props = { ride: RideView; place: string };

/** Shown instead of the sheet where that would be in the way: on the page, or in the dialog someone types in. */
export function RequestLine(props: Props) {
  const dialog = useTopDialog();
  const line = <Line key={dialog && 'dialog'} isInDialog={dialog !== undefined} {...props} />;
  return dialog ? createPortal(line, dialog) : line;
}

function Line({ ride, place, isInDialog }: Props & { isInDialog: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current && isInDialog) liftAboveDialogs(button.current);
  }, [isInDialog]);

  return (
    <button type="button" className="request-line" onClick={openRequests} ref={button}>
      <BellRing aria-hidden="true" />
      <span>
        <b>Nouvelle demande{place && `, ${place}`}</b>
        <small>{requestLine(ride)}</small>
      </span>
    </button>
  );
}
