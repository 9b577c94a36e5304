import { useState } from 'react';
import { sentenceFor } from '#web/text/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAddDayOff } from './hours-api.ts';

/** The initial values: `day` 'YYYY-MM-DD', hours 'HH:mm'. */
export type ProposedDayOff = { day?: string | undefined; from?: string | undefined; to?: string | undefined };

type Props = { open: boolean; onClose: () => void; proposed?: ProposedDayOff };

/** Whole days, or hours of them. */
export function DayOffDialog({ open, onClose, proposed = {} }: Props) {
  const [firstDay, setFirstDay] = useState(proposed.day ?? '');
  const [lastDay, setLastDay] = useState(proposed.day ?? '');
  const [wholeDays, setWholeDays] = useState(proposed.from === undefined);
  const [from, setFrom] = useState(proposed.from ?? '13:00');
  const [to, setTo] = useState(proposed.to ?? '15:00');
  const [reason, setReason] = useState('');
  const add = useAddDayOff();
  const save = () =>
    add.mutate(
      {
        firstDay,
        lastDay: lastDay || firstDay,
        from: wholeDays ? null : from,
        to: wholeDays ? null : to,
        reason,
      },
      { onSuccess: onClose },
    );

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Poser un congé"
      lead="Les courses déjà acceptées restent."
      foot={
        <Button tone="primary" busy={add.isPending} disabled={firstDay === ''} onClick={save}>
          Poser
        </Button>
      }
    >
      <div className="stack">
        {add.error && <Notice tone="bad">{sentenceFor(add.error, 'Le congé n’a pas pu être posé.')}</Notice>}
        <div className="field-pair">
          <TextField
            label="Du"
            type="date"
            value={firstDay}
            onChange={(event) => setFirstDay(event.target.value)}
          />
          <TextField
            label="Au"
            type="date"
            min={firstDay}
            value={lastDay}
            onChange={(event) => setLastDay(event.target.value)}
          />
        </div>
        <Switch label="Journées entières" checked={wholeDays} onChange={setWholeDays} />
        {!wholeDays && (
          <div className="field-pair">
            <TextField
              label="De"
              type="time"
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
            <TextField label="À" type="time" value={to} onChange={(event) => setTo(event.target.value)} />
          </div>
        )}
        <TextField
          label="Motif"
          optional
          hint="Pour vous seul."
          maxLength={120}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
