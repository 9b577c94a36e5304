import type { CSSProperties } from 'react';
import { colourOf } from './rule-colour.ts';
import { type Day, type Stretch, type WeekRule, weekOf } from './week.ts';
import './week-grid.css';
import { weekdays } from '../weekdays.ts';
import { weekText } from './week-text.ts';

type Props = {
  rules: readonly WeekRule[];
  /** The rule in the form: its hours are outlined. */
  written?: string | undefined;
};

/** Which rule applies to each hour: as a grid, and in sentences for screen readers. */
export function WeekGrid({ rules, written }: Props) {
  const days = weekOf(rules);
  const hasGaps = days.some(({ stretches }) => stretches.some(({ rule }) => !rule));

  return (
    <figure className="week">
      <figcaption className="week-title">Quelle règle s’applique, et quand</figcaption>
      <div className="week-grid" aria-hidden="true">
        {days.map((day, row) => (
          <DayRow key={day.weekday} {...{ day, row, rules, written }} />
        ))}
        {[0, 6, 12, 18].map((hour) => (
          <span key={hour} className="week-hour" style={{ gridColumn: `${hour + 2} / span 5` }}>
            {hour} h
          </span>
        ))}
      </div>
      <ul className="hidden-text">
        {weekText(days).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {hasGaps && (
        <p className="field-hint week-gaps">Hachures&nbsp;: aucune règle, le prix est à confirmer.</p>
      )}
    </figure>
  );
}

function DayRow({ day, row, rules, written }: Props & { day: Day; row: number }) {
  const ids = rules.map(({ id }) => id);

  return (
    <>
      <span className="week-day" style={{ gridRow: row + 1 }}>
        {weekdays[row]?.short}
      </span>
      {day.stretches.map((stretch) => (
        <i key={stretch.from} className={stretchClass(stretch, ids, written)} style={placeOf(stretch, row)} />
      ))}
    </>
  );
}

function stretchClass({ rule }: Stretch, ids: readonly string[], written: string | undefined): string {
  if (!rule) return 'week-stretch week-gap';
  const isWritten = rule.id === written;
  return `week-stretch ${colourOf(ids, rule.id)}${isWritten ? ' week-written' : ''}`;
}

function placeOf({ from, to }: Stretch, row: number) {
  return {
    gridRow: row + 1,
    gridColumn: `${from + 2} / ${to + 2}`,
    '--hours': to - from,
  } as CSSProperties;
}
