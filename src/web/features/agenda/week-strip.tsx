import { Link } from 'wouter';
import { daysOf } from '#domain/agenda/agenda-span.ts';
import { noRides } from '#domain/agenda/day-sums.ts';
import { agendaDay } from '#domain/agenda/hour-rows.ts';
import { agendaAddress } from './agenda-address.ts';
import type { AgendaShown } from './agenda-shown.ts';
import { absencesIn, isDayOff } from './agenda-times.ts';
import { ridesOrOffText, weekdayText } from './agenda-words.ts';
import './week-strip.css';

/** The week of a day: a bar for its rides, struck through on days off. */
export function WeekStrip({ shown, day }: { shown: AgendaShown; day: string }) {
  return (
    <nav className="week-strip" aria-label="Jours de la semaine">
      {daysOf(shown.span).map((one) => {
        const sum = shown.sums.get(one) ?? noRides;
        const whole = agendaDay(one);
        const isOff = isDayOff(absencesIn(shown.times, whole), whole);
        return (
          <Link
            key={one}
            href={agendaAddress({ view: 'day', day: one })}
            replace
            className={isOff ? 'strip-day strip-day-off' : 'strip-day'}
            aria-current={one === day ? 'date' : undefined}
          >
            {weekdayText(one)} <b>{Number(one.slice(8))}</b>
            <i style={{ '--rides': Math.min(sum.rides, 6) } as object} aria-hidden="true" />
            <span className="hidden-text">, {ridesOrOffText(sum, isOff)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
