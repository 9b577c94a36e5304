import type { RideView } from '#contract/rides/rides.ts';
import { priceText } from '#web/ride/words/price-text.ts';
import { shortTrip } from '#web/ride/words/short-trip.ts';
import { clockText, daysBetween, dayText, nearDayText } from '#web/text/dates.ts';
import { runningFigures } from './live-figures.ts';
import { wayFigures } from './way-words.ts';

export function RideFigures({ ride, now }: { ride: RideView; now: Date }) {
  return (
    <dl className="full-ride-figures">
      {(ride.status === 'accepted' ? wayFigures(ride, now) : runningFigures(ride, now)).map(
        ({ word, text }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

export function NextRide({ next, now, onFollow }: { next: RideView; now: Date; onFollow: () => void }) {
  const at = new Date(next.scheduledAt);

  return (
    <button type="button" className="full-ride-next" onClick={onFollow}>
      <time dateTime={next.scheduledAt}>{clockText(at)}</time>
      <span>
        <small>{['Ensuite', ...otherDay(at, now), priceText(next)].join(' · ')}</small>
        <b>{shortTrip(next)}</b>
      </span>
    </button>
  );
}

/** The day, unless it is today. */
function otherDay(at: Date, now: Date): string[] {
  if (daysBetween(now, at) === 0) return [];
  return [nearDayText(at, now)?.toLocaleLowerCase('fr') ?? dayText(at, now)];
}
