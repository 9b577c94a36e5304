import { type ComponentProps, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RideBrief } from '../../card/ride-brief.tsx';
import { clientName } from '../../words/short-trip.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { ReasonField } from './reason-field.tsx';

type Props = RideDialogProps & {
  /** The title and the label of the button. */
  title: string;
  words: Omit<ComponentProps<typeof ReasonField>, 'reason' | 'onChange'>;
  busy: boolean;
  onConfirm: (reason: string) => void;
};

/** The close button is 'Retour': 'Annuler' would read as cancelling the ride. */
export function ReasonDialog({ ride, open, onClose, now, title, words, busy, onConfirm }: Props) {
  const [reason, setReason] = useState('');

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          <Button
            tone="danger-solid"
            disabled={reason.trim() === ''}
            busy={busy}
            onClick={() => onConfirm(reason)}
          >
            {title}
          </Button>
        </>
      }
    >
      <div className="stack">
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        <ReasonField {...words} reason={reason} onChange={setReason} />
      </div>
    </Dialog>
  );
}
