import { useState } from 'react';
import { longWeekday } from '#contract/sentences/weekdays.fr.ts';
import type { WorkSpan } from '#domain/availability/hours.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Hours = Pick<WorkSpan, 'from' | 'to'>;
type Props = { weekday: number | undefined; onClose: () => void; onAdd: (hours: Hours) => void };

/** Hours of one weekday. */
export function SpanDialog({ weekday, onClose, onAdd }: Props) {
  const [from, setFrom] = useState('15:00');
  const [to, setTo] = useState('20:00');
  const add = () => {
    onAdd({ from: minutesOf(from), to: minutesOf(to) });
    onClose();
  };

  return (
    <Dialog
      open={weekday !== undefined}
      onClose={onClose}
      title={`Heures du ${longWeekday((weekday ?? 0) % 7)}`}
      foot={
        <Button tone="primary" disabled={from === '' || to === ''} onClick={add}>
          Ajouter
        </Button>
      }
    >
      <div className="field-pair">
        <TextField label="De" type="time" value={from} onChange={(event) => setFrom(event.target.value)} />
        <TextField
          label="À"
          type="time"
          value={to}
          hint={to !== '' && to <= from ? 'Le lendemain.' : undefined}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
