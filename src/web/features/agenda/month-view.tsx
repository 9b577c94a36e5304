import { useMemo } from 'react';
import { daysOf } from '#domain/agenda/agenda-span.ts';
import { agendaDay } from '#domain/agenda/hour-rows.ts';
import { parisTime } from '#domain/time/paris.ts';
import { NARROW, useMedia } from '#web/browser/use-media.ts';
import type { AgendaRide } from './agenda-rides.ts';
import type { ViewProps } from './agenda-shown.ts';
import { absencesIn } from './agenda-times.ts';
import { longWeekdayText } from './agenda-words.ts';
import { ArrowGrid } from './arrow-grid.tsx';
import { DayRides } from './day-rides.tsx';
import { EmptyDays } from './empty-days.tsx';
import { MonthCell } from './month-cell.tsx';
import './month-view.css';
import { SmallMonth } from './small-month.tsx';

/** The weeks of a month; on a phone the rides of the chosen day below. */
export function MonthView({ shown, day, onRide, acts }: ViewProps) {
  const narrow = useMedia(NARROW);
  const days = useMemo(() => daysOf(shown.span).map(agendaDay), [shown.span]);
  const byDay = useMemo(() => ridesByDay(shown.rides), [shown.rides]);
  const isEmpty = shown.rides.length === 0 && days.every((one) => absencesIn(shown.times, one).length === 0);
  const chosen = agendaDay(day);

  return (
    <div className="agenda-over">
      {isEmpty && <EmptyDays title="Rien ce mois-là" {...{ shown, acts }} day={chosen} />}
      {narrow ? (
        <>
          <SmallMonth {...{ shown, days, day }} />
          <DayRides rides={byDay.get(day) ?? []} {...{ shown, onRide }} day={chosen} />
        </>
      ) : (
        <ArrowGrid className="month">
          {days.slice(0, 7).map((one) => (
            <span key={one.day} className="month-weekday" aria-hidden="true">
              {longWeekdayText(one.day)}
            </span>
          ))}
          {days.map((one) => (
            <MonthCell
              key={one.day}
              shown={shown}
              day={one}
              rides={byDay.get(one.day) ?? []}
              isOther={one.day.slice(0, 7) !== day.slice(0, 7)}
              isChosen={one.day === day}
            />
          ))}
        </ArrowGrid>
      )}
    </div>
  );
}

/** By the day on which they leave. */
function ridesByDay(rides: readonly AgendaRide[]): Map<string, AgendaRide[]> {
  const byDay = new Map<string, AgendaRide[]>();
  for (const one of rides) {
    const { day } = parisTime(new Date(one.ride.scheduledAt));
    byDay.set(day, [...(byDay.get(day) ?? []), one]);
  }
  return byDay;
}
