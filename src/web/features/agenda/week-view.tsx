import { useMemo } from 'react';
import { Link } from 'wouter';
import { daysOf } from '#domain/agenda/agenda-span.ts';
import { noRides } from '#domain/agenda/day-sums.ts';
import { type AgendaDay, agendaDay } from '#domain/agenda/hour-rows.ts';
import { NARROW, useMedia } from '#web/browser/use-media.ts';
import { DayBand, isByNight } from '#web/ride/card/day-band.tsx';
import { agendaAddress } from './agenda-address.ts';
import type { AgendaShown, ViewProps } from './agenda-shown.ts';
import { absencesIn, isDayOff } from './agenda-times.ts';
import { columnTitle, dayTitle, ridesText, sumText } from './agenda-words.ts';
import { EmptyDays } from './empty-days.tsx';
import { HoursGrid } from './hours-grid.tsx';
import { Legend } from './legend.tsx';
import './week-view.css';

/** Seven days side by side; on a phone each with its band. */
export function WeekView({ shown, acts, onRide, onFree }: ViewProps) {
  const narrow = useMedia(NARROW);
  const days = useMemo(() => daysOf(shown.span).map(agendaDay), [shown.span]);
  const next = days.find(({ to }) => to > shown.now);
  const isEmpty = shown.rides.length === 0 && days.every((day) => absencesIn(shown.times, day).length === 0);
  const label = `Semaine du ${dayTitle(shown.span.first)}`;

  if (narrow && !isEmpty) return <BandedDays shown={shown} days={days} />;
  return (
    <div className="agenda-over">
      {isEmpty && (
        <EmptyDays title="Rien cette semaine-là" {...{ shown, acts }} day={next ?? (days[0] as AgendaDay)} />
      )}
      {!narrow && (
        <div className="agenda-week">
          <div className="week-heads">
            {days.map((day) => (
              <DayHead key={day.day} {...{ shown, day }} />
            ))}
          </div>
          <HoursGrid key={shown.span.first} {...{ shown, days, label, onRide, onFree }} />
        </div>
      )}
      {!narrow && <Legend />}
    </div>
  );
}

function DayHead({ shown, day }: { shown: AgendaShown; day: AgendaDay }) {
  const sum = shown.sums.get(day.day) ?? noRides;
  const isOff = isDayOff(absencesIn(shown.times, day), day);

  return (
    <Link
      href={agendaAddress({ view: 'day', day: day.day })}
      className="week-head"
      aria-current={day.day === shown.today ? 'date' : undefined}
    >
      <b>{columnTitle(day.day)}</b>
      {isOff && sum.rides === 0 ? 'congé' : ridesText(sum)}
    </Link>
  );
}

function BandedDays({ shown, days }: { shown: AgendaShown; days: readonly AgendaDay[] }) {
  // The hours of all days stand one below the other.
  const whole = days.some(({ day }) => isByNight(shown.rides, day));
  return (
    <ul className="banded-days">
      {days.map((day) => (
        <li key={day.day}>
          <Link
            href={agendaAddress({ view: 'day', day: day.day })}
            className="banded-day"
            aria-current={day.day === shown.today ? 'date' : undefined}
          >
            <b>{columnTitle(day.day)}</b>
            <span>{bandedSum(shown, day)}</span>
            <DayBand
              stops={shown.rides.filter(({ from, to }) => from < day.to && to > day.from)}
              away={absencesIn(shown.times, day)}
              day={day.day}
              now={shown.now}
              whole={whole}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function bandedSum(shown: AgendaShown, day: AgendaDay): string {
  const sum = shown.sums.get(day.day) ?? noRides;
  const isOff = isDayOff(absencesIn(shown.times, day), day);
  return isOff && sum.rides === 0 ? 'congé' : sumText(sum);
}
