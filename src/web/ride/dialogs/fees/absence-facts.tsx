import type { RideView } from '#contract/rides.ts';
import { clockText } from '#web/text/dates.ts';
import { distanceText } from '#web/text/distances.ts';
import { factsOf } from '../../words/ride-facts.ts';
import './absence-facts.css';

/** What is kept with the ride: when it was to begin, when its driver was there, and when they called. */
export function AbsenceFacts({ ride, due }: { ride: RideView; due: string }) {
  const { scheduledAt, arrivedAt, landing, way } = ride;
  const { freeUntil } = factsOf(ride);
  const facts: [string, string][] = [['Prise en charge prévue', clockText(new Date(scheduledAt))]];
  if (arrivedAt)
    facts.push(['Sur place', `${clockText(new Date(arrivedAt))}${awayText(way?.arrivedMetres)}`]);
  if (landing?.landedAt) facts.push(['A atterri', clockText(new Date(landing.landedAt))]);
  if (freeUntil) facts.push(['Attente offerte', `jusqu’à ${clockText(freeUntil)}`]);
  if (way && way.calledAt.length > 0) facts.push(['Vous avez appelé', callsText(way.calledAt)]);

  return (
    <dl className="absence-facts">
      {[...facts, ['Dû par le client', due] as const].map(([word, text]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** '15:02 et 15:09' */
function callsText(calls: readonly string[]): string {
  const times = calls.map((at) => clockText(new Date(at)));
  return new Intl.ListFormat('fr').format([...new Set(times)]);
}

/** ', à 40 m du lieu' */
function awayText(metres: number | undefined): string {
  if (metres === undefined) return '';
  return `, à ${metres < 1_000 ? `${metres}\u00a0m` : distanceText(metres / 1_000)} du lieu`;
}
