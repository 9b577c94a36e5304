import { useEffect, useState } from 'react';
import type { HoursBody, HoursView } from '#contract/time/hours.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DaysOff } from './days-off.tsx';
import { Delays } from './delays.tsx';
import './hours-editor.css';
import { useSaveHours } from './hours-api.ts';
import { OfferedDays } from './offered-days.tsx';
import { OutsideChoice } from './outside-choice.tsx';
import { WeekHours } from './week-hours.tsx';

/** The initial proposal: every day from 7 to 20. */
const proposed: HoursBody & { spans: NonNullable<HoursBody['spans']> } = {
  spans: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 7 * 60, to: 20 * 60 })),
  noticeMinutes: 120,
  horizonDays: 90,
  pauseMinutes: 15,
  base: null,
};

type Props = { saved: HoursView; onLeave: (go: () => void) => void; onUnsaved: (isUnsaved: boolean) => void };

export function HoursEditor({ saved, onLeave, onUnsaved }: Props) {
  const known = { ...proposed, ...saved.hours, spans: saved.hours?.spans ?? proposed.spans };
  const [hours, setHours] = useState(known);
  const [outside, setOutside] = useState(saved.outside);
  const save = useSaveHours();
  const isNew = !saved.hours?.spans;
  const isUnsaved = !isSame(hours, known) || outside !== saved.outside;
  const change = (part: Partial<typeof hours>) => setHours((now) => ({ ...now, ...part }));

  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);

  return (
    <div className="hours-editor dialog-columns">
      <div className="stack hours-main">
        <Card title="Vos heures">
          <p className="small soft">Une plage qui finit après minuit appartient au jour où elle commence.</p>
          <WeekHours spans={hours.spans} onChange={(spans) => change({ spans })} />
        </Card>
        <Card title="Congés et absences">
          <DaysOff daysOff={saved.daysOff} onLeave={onLeave} />
        </Card>
        <Card title="Délais">
          <Delays hours={hours} onChange={change} />
        </Card>
        <Card title="En dehors de ces heures">
          <OutsideChoice value={outside} onChange={setOutside} />
        </Card>
        {(isNew || isUnsaved) && (
          <div className="hours-save">
            <p className="small soft" role="status">
              {isNew ? 'Vos heures ne sont pas encore enregistrées' : 'Changements non enregistrés'}
            </p>
            <Button
              onClick={() => {
                setHours(known);
                setOutside(saved.outside);
              }}
            >
              Annuler
            </Button>
            <Button
              tone="primary"
              busy={save.isPending}
              onClick={() => save.mutate({ hours, outside: outside === saved.outside ? undefined : outside })}
            >
              Enregistrer
            </Button>
          </div>
        )}
      </div>
      <OfferedDays />
    </div>
  );
}

function isSame(one: HoursBody, other: HoursBody): boolean {
  const ordered = ({ spans, ...rest }: HoursBody) =>
    JSON.stringify([
      rest.noticeMinutes,
      rest.horizonDays,
      rest.pauseMinutes,
      // The server finds its coordinates, and cuts the space that a phone adds.
      rest.base?.address.trim() || undefined,
      (spans ?? [])
        .map(({ weekday, from, to }) => [weekday, from, to])
        .toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d),
    ]);
  return ordered(one) === ordered(other);
}
