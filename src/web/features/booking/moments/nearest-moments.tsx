import ChevronRight from 'lucide-react/icons/chevron-right';
import { parisLocal } from '#domain/time/paris.ts';
import { clockText, dayText } from '#web/text/dates.ts';
import { durationText } from '#web/text/durations.ts';
import './nearest-moments.css';

type Props = {
  /** In ISO. */
  moments: readonly string[];
  wanted: Date | undefined;
  /** Chooses 'YYYY-MM-DDTHH:mm'. */
  onChoose: (local: string) => void;
};

/** Possible departures instead of the impossible one. */
export function NearestMoments({ moments, wanted, onChoose }: Props) {
  if (moments.length === 0) return null;
  return (
    <section className="nearest" aria-label="Les plus proches">
      <h3>Les plus proches</h3>
      <ul>
        {moments.map((text) => {
          const moment = new Date(text);
          return (
            <li key={text}>
              <button type="button" onClick={() => onChoose(parisLocal(moment))}>
                <span>
                  {dayText(moment, new Date())}
                  {wanted && <small>{distanceText(wanted, moment)}</small>}
                </span>
                <b>{clockText(moment)}</b>
                <ChevronRight aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** '1 h 20 plus tard', '2 jours plus tôt' */
function distanceText(wanted: Date, moment: Date): string {
  const minutes = Math.round((moment.getTime() - wanted.getTime()) / 60_000);
  const days = Math.round(Math.abs(minutes) / 1440);
  const far = `${days}\u00a0${days < 2 ? 'jour' : 'jours'}`;
  const length = Math.abs(minutes) >= 1440 ? far : durationText(Math.abs(minutes));
  return `${length} plus ${minutes < 0 ? 'tôt' : 'tard'}`;
}
