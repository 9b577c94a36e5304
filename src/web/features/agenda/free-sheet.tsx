import CalendarDays from 'lucide-react/icons/calendar-days';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { freeAround } from '#domain/agenda/free-time.ts';
import { agendaDay } from '#domain/agenda/hour-rows.ts';
import { parisTime } from '#domain/time/paris.ts';
import { clockText, momentText } from '#web/text/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { AgendaActs, AgendaShown } from './agenda-shown.ts';
import { takenOn } from './first-free.ts';
import './free-sheet.css';

type Props = {
  shown: AgendaShown;
  at: Date | undefined;
  isOffline: boolean;
  acts: AgendaActs;
  onClose: () => void;
};

/** An empty hour was pressed: a ride, an absence, or the whole day off. */
export function FreeSheet({ shown, at, isOffline, acts, onClose }: Props) {
  const [last, setLast] = useState(at);
  if (at && at !== last) setLast(at);
  const moment = at ?? last;

  if (!moment) return null;
  const clock = clockText(moment);
  const act = (start: () => void) => () => {
    onClose();
    start();
  };
  const button = { size: 'large', block: true, disabled: isOffline } as const;
  return (
    <Dialog
      open={at !== undefined}
      onClose={onClose}
      title={momentText(moment, shown.now)}
      lead={isOffline ? 'Hors connexion' : freeText(shown, moment)}
    >
      <div className="free-choices">
        <Button
          {...button}
          tone="primary"
          icon={<Plus aria-hidden="true" />}
          onClick={act(() => acts.onOrder(moment))}
        >
          Nouvelle course à {clock}
        </Button>
        <Button
          {...button}
          icon={<Moon aria-hidden="true" />}
          onClick={act(() => acts.onDayOff({ from: moment, wholeDay: false }))}
        >
          Indisponible à partir de {clock}
        </Button>
        <Button
          {...button}
          icon={<CalendarDays aria-hidden="true" />}
          onClick={act(() => acts.onDayOff({ from: moment, wholeDay: true }))}
        >
          Toute la journée en congé
        </Button>
      </div>
    </Dialog>
  );
}

/** 'Libre de 15:12 à 16:21' */
function freeText(shown: AgendaShown, moment: Date): string | undefined {
  const day = agendaDay(parisTime(moment).day);
  const free = freeAround(takenOn(shown, day), moment, day);
  if (!free) return undefined;
  const [from, to] = [free.from > day.from, free.to < day.to];
  if (!from && !to) return 'Libre toute la journée';
  if (!from) return `Libre jusqu’à ${clockText(free.to)}`;
  return to
    ? `Libre de ${clockText(free.from)} à ${clockText(free.to)}`
    : `Libre à partir de ${clockText(free.from)}`;
}
