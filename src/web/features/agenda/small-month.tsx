import { Link } from 'wouter';
import { noRides } from '#domain/agenda/day-sums.ts';
import type { AgendaDay } from '#domain/agenda/hour-rows.ts';
import { agendaAddress } from './agenda-address.ts';
import type { AgendaShown } from './agenda-shown.ts';
import { absencesIn, isDayOff } from './agenda-times.ts';
import { dayTitle, ridesOrOffText, weekdayText } from './agenda-words.ts';
import { ArrowGrid } from './arrow-grid.tsx';
import './small-month.css';

type Props = { shown: AgendaShown; days: readonly AgendaDay[]; day: string };

/** The calendar of a phone: a bar for the rides of each day, one of which is chosen. */
export function SmallMonth({ shown, days, day }: Props) {
  return (
    <ArrowGrid className="small-month">
      {days.slice(0, 7).map((one) => (
        <span key={one.day} className="small-weekday" aria-hidden="true">
          {weekdayText(one.day)}
        </span>
      ))}
      {days.map((one) => (
        <SmallDay key={one.day} shown={shown} day={one} chosen={day} />
      ))}
    </ArrowGrid>
  );
}

function SmallDay({ shown, day, chosen }: { shown: AgendaShown; day: AgendaDay; chosen: string }) {
  const sum = shown.sums.get(day.day) ?? noRides;
  const isOff = isDayOff(absencesIn(shown.times, day), day);
  const isOther = day.day.slice(0, 7) !== chosen.slice(0, 7);
  const looks = [
    'small-day',
    isOther && 'small-day-other',
    isOff && 'small-day-off',
    day.day === shown.today && 'small-day-today',
  ];

  return (
    <Link
      href={agendaAddress({ view: 'month', day: day.day })}
      replace
      className={looks.filter(Boolean).join(' ')}
      aria-current={day.day === chosen ? 'date' : undefined}
      tabIndex={day.day === chosen ? 0 : -1}
    >
      <span className="hidden-text">
        {dayTitle(day.day)}, {ridesOrOffText(sum, isOff)}
      </span>
      <span className="small-number" aria-hidden="true">
        {Number(day.day.slice(8))}
      </span>
      <i style={{ '--rides': Math.min(sum.rides, 6) } as object} aria-hidden="true" />
    </Link>
  );
}
