import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { longWeekday, shortWeekday } from '#contract/sentences/weekdays.fr.ts';
import { clockOf } from '#domain/availability/departure.ts';
import { DAY_MINUTES, MOST_SPANS_A_DAY, type WorkSpan } from '#domain/availability/hours.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SpanDialog } from './span-dialog.tsx';
import './week-hours.css';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const usual = [{ from: 7 * 60, to: 20 * 60 }];

type Props = { spans: readonly WorkSpan[]; onChange: (spans: WorkSpan[]) => void };

/** The hours of each weekday; a span that ends after midnight belongs to the day on which it begins. */
export function WeekHours({ spans, onChange }: Props) {
  const [added, setAdded] = useState<number>();
  const of = (weekday: number) =>
    spans.filter((span) => span.weekday === weekday).toSorted((one, other) => one.from - other.from);
  const put = (weekday: number, hours: readonly Pick<WorkSpan, 'from' | 'to'>[]) =>
    onChange([
      ...spans.filter((span) => span.weekday !== weekday),
      ...hours.map(({ from, to }) => ({ weekday, from, to })),
    ]);

  return (
    <>
      <ul className="week-hours">
        {weekdays.map((weekday) => (
          <WeekdayHours
            key={weekday}
            weekday={weekday}
            spans={of(weekday)}
            onPut={(hours) => put(weekday, hours)}
            onAdd={() => setAdded(weekday)}
          />
        ))}
      </ul>
      <Button
        tone="plain"
        size="small"
        icon={<Copy aria-hidden="true" />}
        onClick={() => onChange(weekdays.flatMap((weekday) => of(1).map((span) => ({ ...span, weekday }))))}
      >
        Copier lundi sur les autres jours
      </Button>
      <SpanDialog
        weekday={added}
        onClose={() => setAdded(undefined)}
        onAdd={(hours) => added && put(added, [...of(added), hours])}
      />
    </>
  );
}

type DayProps = {
  weekday: number;
  spans: readonly WorkSpan[];
  onPut: (hours: readonly Pick<WorkSpan, 'from' | 'to'>[]) => void;
  onAdd: () => void;
};

function WeekdayHours({ weekday, spans, onPut, onAdd }: DayProps) {
  const name = longWeekday(weekday % 7);
  const isOn = spans.length > 0;

  return (
    <li>
      <b id={`day-${weekday}`}>{name}</b>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={isOn}
        aria-labelledby={`day-${weekday}`}
        onClick={() => onPut(isOn ? [] : usual)}
      >
        <span className="switch-track" />
      </button>
      <div className="day-spans">
        {!isOn && <p>Aucun départ</p>}
        {spans.map((span) => (
          <span key={`${span.from}-${span.to}`} className="span-chip">
            {spanText(span)}
            {span.to <= span.from && <small>{shortWeekday((weekday + 1) % 7)}</small>}
            <IconButton
              label={`Retirer ${spanText(span)} du ${name}`}
              icon={<X aria-hidden="true" />}
              onClick={() => onPut(spans.filter((other) => other !== span))}
            />
          </span>
        ))}
        {isOn && spans.length < MOST_SPANS_A_DAY && (
          <IconButton
            label={`Ajouter des heures le ${name}`}
            icon={<Plus aria-hidden="true" />}
            onClick={onAdd}
          />
        )}
      </div>
      {isOn && <DayBar spans={spans} />}
    </li>
  );
}

function DayBar({ spans }: { spans: readonly WorkSpan[] }) {
  return (
    <svg className="day-bar" viewBox={`0 0 ${DAY_MINUTES} 8`} preserveAspectRatio="none" aria-hidden="true">
      {spans.map(({ from, to }) => (
        <rect key={from} x={from} width={(to <= from ? DAY_MINUTES : to) - from} height="8" />
      ))}
    </svg>
  );
}

/** '07:00 – 13:00' */
function spanText({ from, to }: WorkSpan): string {
  return `${clockOf(from)} – ${clockOf(to)}`;
}
