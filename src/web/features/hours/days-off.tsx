import Calendar from 'lucide-react/icons/calendar';
import Clock from 'lucide-react/icons/clock';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type MouseEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { DayOffView } from '#contract/time/hours.ts';
import { driverTabsOf } from '#domain/ride/tabs.ts';
import { parisTime } from '#domain/time/paris.ts';
import { addressOfView } from '#web/ride/words/driver-desk-address.ts';
import { requestRide } from '#web/signals/ride-request.ts';
import { clockText, dayText, momentText } from '#web/text/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DayOffDialog } from './day-off-dialog.tsx';
import { useRemoveDayOff } from './hours-api.ts';
import './days-off.css';

type Props = {
  daysOff: readonly DayOffView[];
  /** A link leads to the lists of rides. */
  onLeave: (go: () => void) => void;
};

export function DaysOff({ daysOff, onLeave }: Props) {
  const remove = useRemoveDayOff();
  const [adding, setAdding] = useState<{ number: number; open: boolean }>({ number: 0, open: false });

  return (
    <div className="stack">
      {daysOff.length === 0 && <p className="small soft">Aucun congé à venir.</p>}
      <ul className="days-off">
        {daysOff.map((off) => (
          <li key={off.id}>
            {off.wholeDays ? <Calendar aria-hidden="true" /> : <Clock aria-hidden="true" />}
            <div>
              <b>{offText(off)}</b>
              <p>{off.reason || (off.wholeDays ? 'Journées entières' : 'Absence')}</p>
            </div>
            <IconButton
              label={`Supprimer le congé ${offText(off)}`}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => remove.mutate(off.id)}
            />
          </li>
        ))}
      </ul>
      <Button
        block
        icon={<Plus aria-hidden="true" />}
        onClick={() => setAdding(({ number }) => ({ number: number + 1, open: true }))}
      >
        Poser un congé
      </Button>
      {daysOff
        .filter(({ rides }) => rides.length > 0)
        .map((off) => (
          <KeptRides key={off.id} off={off} onLeave={onLeave} />
        ))}
      <DayOffDialog
        key={adding.number}
        open={adding.open}
        onClose={() => setAdding((last) => ({ ...last, open: false }))}
      />
    </div>
  );
}

/** Rides accepted before stay accepted: the driver is shown them. */
function KeptRides({ off: { rides }, onLeave }: { off: DayOffView; onLeave: Props['onLeave'] }) {
  const [, navigate] = useLocation();
  const [first] = rides;
  const count = rides.length;

  if (!first) return null;
  const at = new Date(first.scheduledAt);
  const [tab = 'today'] = driverTabsOf({ status: 'accepted', scheduledAt: at }, new Date());
  const see = (event: MouseEvent) => {
    event.preventDefault();
    onLeave(() => {
      requestRide(first.id);
      navigate(addressOfView(tab));
    });
  };
  return (
    <Notice tone="warn">
      <b>
        {count > 1
          ? `${count} courses acceptées pendant ce congé`
          : `1 course acceptée ${dayOf(first.scheduledAt)}`}
      </b>
      {count > 1
        ? ` Il ne les annule pas. La première\u00a0: ${momentText(at, new Date())}, ${first.clientName}. `
        : ` Le congé ne l’annule pas\u00a0: ${clockText(at)}, ${first.clientName}. `}
      <Link className="link" href={addressOfView(tab)} onClick={see}>
        La voir
      </Link>
    </Notice>
  );
}

function dayOf(moment: string): string {
  return `le ${dayText(new Date(moment), new Date())}`;
}

/** 'ven. 8 mai – sam. 9 mai', 'mar. 19 mai, 13:00 – 15:00' */
function offText({ startsAt, endsAt, wholeDays }: DayOffView): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const last = new Date(end.getTime() - 1);
  const now = new Date();
  const isOneDay = parisTime(start).day === parisTime(last).day;
  if (wholeDays) return isOneDay ? dayText(start, now) : `${dayText(start, now)} – ${dayText(last, now)}`;
  const from = `${dayText(start, now)}, ${clockText(start)}`;
  return isOneDay ? `${from} – ${clockText(end)}` : `${from} – ${dayText(end, now)}, ${clockText(end)}`;
}
