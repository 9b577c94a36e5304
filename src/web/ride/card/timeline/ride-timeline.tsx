import type { RideView } from '#contract/rides/rides.ts';
import { phoneMark } from '#contract/words/phone-time.fr.ts';
import { clockText } from '#web/text/dates.ts';
import { durationText } from '#web/text/durations.ts';
import { RideEvents } from './ride-events.tsx';
import './ride-timeline.css';

const MINUTE_MS = 60_000;

/** The real start, end and duration of a ride, and its events on demand. */
export function RideTimeline({ ride, now }: { ride: RideView; now: Date }) {
  const { startTime, endTime } = ride;

  return (
    <div className="ride-timeline">
      <dl>
        {startTime && (
          <Moment word="Début" text={`${clockText(new Date(startTime))}${phoneMark(ride, 'start')}`} />
        )}
        {endTime && <Moment word="Fin" text={clockText(new Date(endTime))} />}
        {startTime && endTime && <Moment word="Durée réelle" text={realDuration(startTime, endTime)} />}
      </dl>
      <RideEvents ride={ride} now={now} />
    </div>
  );
}

function Moment({ word, text }: { word: string; text: string }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function realDuration(start: string, end: string): string {
  return durationText((Date.parse(end) - Date.parse(start)) / MINUTE_MS);
}
