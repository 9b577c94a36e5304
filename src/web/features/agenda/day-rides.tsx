import type { AgendaDay } from '#domain/agenda/hour-rows.ts';
import { priceText } from '#web/ride/words/price-text.ts';
import { shortTrip } from '#web/ride/words/short-trip.ts';
import { clockText } from '#web/text/dates.ts';
import type { AgendaRide } from './agenda-rides.ts';
import type { AgendaShown } from './agenda-shown.ts';
import { absencesIn } from './agenda-times.ts';
import { dayTitle } from './agenda-words.ts';
import { whoText } from './ride-slot.tsx';
import './day-rides.css';

type Props = {
  shown: AgendaShown;
  day: AgendaDay;
  rides: readonly AgendaRide[];
  onRide: (id: string) => void;
};

/** The rides of a day in a list. */
export function DayRides({ shown, day, rides, onRide }: Props) {
  const absences = absencesIn(shown.times, day);

  return (
    <section className="day-rides-list" aria-label={dayTitle(day.day)}>
      <h2 className="heading">{dayTitle(day.day)}</h2>
      {absences.map(({ title, detail, from }) => (
        <p key={from.getTime()} className="small soft">
          {title}
          {detail && `, ${detail}`}
        </p>
      ))}
      {rides.length === 0 && absences.length === 0 && <p className="small soft">Rien ce jour-là.</p>}
      <ol>
        {rides.map((one) => (
          <li key={one.ride.id}>
            <button
              type="button"
              className={`day-ride day-ride-${one.kind}`}
              onClick={() => onRide(one.ride.id)}
            >
              <time dateTime={one.from.toISOString()}>{clockText(one.from)}</time>
              <b>{shortTrip(one.ride)}</b>
              <span className="day-ride-price">{priceText(one.ride)}</span>
              <span className="day-ride-client">{whoText(one)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
