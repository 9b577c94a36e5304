import type { CSSProperties } from 'react';
import { ofName } from '#contract/sentences/of-name.fr.ts';
import { type AgendaDay, type HourRow, stretchIn } from '#domain/agenda/hour-rows.ts';
import type { Lane } from '#domain/agenda/lanes.ts';
import { priceText } from '#web/ride/words/price-text.ts';
import { clientName, shortTrip } from '#web/ride/words/short-trip.ts';
import { clockText } from '#web/text/dates.ts';
import { roundDistanceText } from '#web/text/distances.ts';
import { durationText } from '#web/text/durations.ts';
import type { AgendaRide } from './agenda-rides.ts';
import './ride-slot.css';

/** From this height on there is room for a trip in two lines and its client. */
const TWO_LINES = 62 / 72;

type Props = Lane & {
  ride: AgendaRide;
  day: AgendaDay;
  rows: readonly HourRow[];
  onRide: (id: string) => void;
};

/** A ride at its hour; its approach and pause are read out as part of it. */
export function RideSlot({ ride: agendaRide, day, rows, lane, lanes, onRide }: Props) {
  const { ride, kind, from, to, leavesAt, freeAt, approach } = agendaRide;
  const way = approach && [durationText(approach.minutes), `${roundDistanceText(approach.km)} à vide`];
  const pause = pauseText(agendaRide);
  const side = { '--lane': lane, '--lanes': lanes };
  const at = (start: Date, end: Date) => {
    const stretch = stretchIn(rows, day, { from: start, to: end });
    return stretch && ({ ...side, '--at': stretch.at, '--for': stretch.rows } as CSSProperties);
  };
  const rideAt = at(from, to > from ? to : new Date(from.getTime() + 60_000));
  const isShort = (stretchIn(rows, day, { from, to })?.rows ?? 0) < TWO_LINES;
  const wayAt = approach ? at(leavesAt, from) : undefined;
  const pauseAt = pause ? below(rideAt, at(to, freeAt)) : undefined;

  return (
    <li>
      {wayAt && (
        <span className="slot-way" style={wayAt} aria-hidden="true">
          <span>Approche {way?.join(' · ')}</span>
        </span>
      )}
      <button
        type="button"
        className={`slot-ride slot-${kind}${isShort ? ' slot-short' : ''}`}
        style={rideAt}
        onClick={() => onRide(ride.id)}
      >
        <b>
          <time dateTime={from.toISOString()}>{clockText(from)}</time>
          <span aria-hidden="true"> · </span>
          <span className="hidden-text">, </span>
          {shortTrip(ride)}
        </b>
        <span className="slot-price">
          <span className="hidden-text">, </span>
          {priceText(ride)}
        </span>
        <span className="slot-client">
          <span className="hidden-text">, </span>
          {whoText(agendaRide)}
        </span>
        <span className="hidden-text">
          {way && `, approche ${way.join(', ')}`}
          {pause && `, ${pause.toLowerCase()}`}
        </span>
      </button>
      {pauseAt && (
        <span className="slot-pause" style={pauseAt} aria-hidden="true">
          <span>{pause}</span>
        </span>
      )}
    </li>
  );
}

/** A pause begins where its ride ends on the screen. */
function below(ride: CSSProperties | undefined, pause: CSSProperties | undefined): CSSProperties | undefined {
  return (
    pause && ({ ...pause, '--ride-at': (ride as Record<string, unknown>)?.['--at'] ?? -1 } as CSSProperties)
  );
}

/** 'En cours · Amélie Durand', 'Demande d’Amélie Durand' */
export function whoText({ ride, kind, isExpired }: AgendaRide): string {
  const name = clientName(ride);
  if (isExpired) return `Demande expirée ${ofName(name)}`;
  if (kind === 'asked') return `Demande ${ofName(name)}`;
  return kind === 'live' ? `En cours · ${name}` : name;
}

function pauseText({ pauseMinutes }: AgendaRide): string {
  return pauseMinutes > 0 ? `Pause ${durationText(pauseMinutes)}` : '';
}
