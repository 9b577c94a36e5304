import { Link } from 'wouter';
import { holidayNames } from '#contract/sentences/holiday-names.fr.ts';
import { noRides } from '#domain/agenda/day-sums.ts';
import type { AgendaDay } from '#domain/agenda/hour-rows.ts';
import { publicHoliday } from '#domain/time/public-holidays.ts';
import { shortTrip } from '#web/ride/words/short-trip.ts';
import { clockText } from '#web/text/dates.ts';
import { agendaAddress } from './agenda-address.ts';
import type { AgendaRide } from './agenda-rides.ts';
import type { AgendaShown } from './agenda-shown.ts';
import { absencesIn, isDayOff } from './agenda-times.ts';
import { dayTitle, ridesOrOffText, takingsText } from './agenda-words.ts';

/** How many rides a cell has room for. */
const MOST = 4;

type Props = {
  shown: AgendaShown;
  day: AgendaDay;
  rides: readonly AgendaRide[];
  isOther: boolean;
  isChosen: boolean;
};

/** A day of a month leads to the day. */
export function MonthCell({ shown, day, rides, isOther, isChosen }: Props) {
  const sum = shown.sums.get(day.day) ?? noRides;
  const isOff = isDayOff(absencesIn(shown.times, day), day);
  const holiday = publicHoliday(day.day);

  return (
    <Link
      href={agendaAddress({ view: 'day', day: day.day })}
      className={['month-cell', isOther && 'month-other', isOff && 'month-off'].filter(Boolean).join(' ')}
      aria-current={day.day === shown.today ? 'date' : undefined}
      tabIndex={isChosen ? 0 : -1}
    >
      <span className="hidden-text">
        {dayTitle(day.day)}, {ridesOrOffText(sum, isOff)}
      </span>
      <span className="month-cell-head" aria-hidden="true">
        <span className="month-number">{Number(day.day.slice(8))}</span>
        {holiday && <span className="month-holiday">{holidayNames[holiday]}</span>}
        {sum.cents > 0 && <span className="month-takings">{takingsText(sum.cents)}</span>}
      </span>
      {isOff && <span aria-hidden="true">Congé</span>}
      <CellRides rides={rides} />
    </Link>
  );
}

function CellRides({ rides }: { rides: readonly AgendaRide[] }) {
  const first = rides.length > MOST ? MOST - 1 : rides.length;

  return (
    <>
      {rides.slice(0, first).map(({ ride, kind, from }) => (
        <span key={ride.id} className={`month-ride month-${kind}`}>
          <time dateTime={from.toISOString()}>{clockText(from)}</time>
          <span>{shortTrip(ride)}</span>
        </span>
      ))}
      {rides.length > first && <span>et {rides.length - first} autres</span>}
    </>
  );
}
