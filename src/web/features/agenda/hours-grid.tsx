import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { type AgendaDay, type HourRow, rowAt, rowsOf } from '#domain/agenda/hour-rows.ts';
import { clockText } from '#web/text/dates.ts';
import type { AgendaShown, ViewProps } from './agenda-shown.ts';
import { firstHourOf } from './first-hour.ts';
import './hours-grid.css';
import { HoursColumn } from './hours-column.tsx';

type Props = Pick<ViewProps, 'onRide' | 'onFree'> & {
  shown: AgendaShown;
  days: readonly AgendaDay[];
  label: string;
};

/** Days side by side along one scale of hours, with the line of now. */
export function HoursGrid({ shown, days, label, onRide, onFree }: Props) {
  const { now } = shown;
  const first = firstHourOf(shown, days);
  const rows = useMemo(() => rowsOf(days, first), [days, first]);
  const today = days.find(({ from, to }) => from <= now && now < to);
  const nowAt = today && rowAt(rows, today, now);
  const cursor = useRef<Date>(undefined);
  const grid = useOpensAtNow(days.length === 1 ? nowAt : undefined, rows.length);
  const isWeek = days.length > 1;
  const scale = { '--rows': rows.length, '--days': days.length } as CSSProperties;

  return (
    <section className={isWeek ? 'hours hours-week' : 'hours'} aria-label={label} ref={grid}>
      <div className="hours-grid" style={scale}>
        <HourLines rows={rows} />
        {days.map((day) => (
          <HoursColumn key={day.day} {...{ shown, day, rows, isWeek, cursor, onRide, onFree }} />
        ))}
        {nowAt !== undefined && (
          <div
            className={isWeek ? 'hours-now hours-now-faint' : 'hours-now'}
            style={{ '--at': nowAt } as CSSProperties}
          >
            <time dateTime={now.toISOString()}>
              <span className="hidden-text">Il est </span>
              {clockText(now)}
            </time>
          </div>
        )}
      </div>
    </section>
  );
}

function HourLines({ rows }: { rows: readonly HourRow[] }) {
  return rows.map(({ hour, isAgain }, index) => (
    <span
      key={`${hour} ${isAgain}`}
      className="hours-line"
      style={{ '--at': index } as CSSProperties}
      aria-hidden="true"
    >
      {hour}&nbsp;h
    </span>
  ));
}

/** A day opens scrolled to an hour before now, once: later scrolling is left alone. */
function useOpensAtNow(nowAt: number | undefined, rows: number) {
  const grid = useRef<HTMLElement>(null);
  const opened = useRef(false);

  useEffect(() => {
    const element = grid.current;
    if (opened.current || !element || nowAt === undefined || nowAt <= 1) return;
    opened.current = true;
    const { top, height } = element.getBoundingClientRect();
    const bar = 84;
    window.scrollTo({ top: window.scrollY + top + ((nowAt - 1) / rows) * height - bar });
  }, [nowAt, rows]);

  return grid;
}
