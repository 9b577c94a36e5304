import { type ComponentProps, useState } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { numbered } from '#web/text/counts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RideBrief } from '../../card/ride-brief.tsx';
import { clientName } from '../../words/short-trip.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { ReasonField } from './reason-field.tsx';

type Props = RideDialogProps & {
  /** The title and the label of the button. */
  title: string;
  /** The rides that the reason is for, when there are several; `others` of them are not shown. */
  rides?: readonly RideView[];
  others?: number;
  words: Omit<ComponentProps<typeof ReasonField>, 'reason' | 'onChange'>;
  busy: boolean;
  onConfirm: (reason: string) => void;
};

/** The close button is 'Retour': 'Annuler' would read as cancelling the ride. */
export function ReasonDialog({ open, onClose, now, title, words, busy, onConfirm, ...props }: Props) {
  const { ride, rides = [ride], others = 0 } = props;
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
        {rides.map((one) => (
          <RideBrief key={one.id} ride={one} who={clientName(one)} now={now} />
        ))}
        {others > 0 && <p className="small soft">Et {numbered(others, 'autre')} de la même commande.</p>}
        <ReasonField {...words} reason={reason} onChange={setReason} />
      </div>
    </Dialog>
  );
}
