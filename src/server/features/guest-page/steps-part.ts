import type { RideView } from '#contract/rides/rides.ts';
import { type RideStep, rideSteps, stepAt } from '#contract/words/ride-steps.fr.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import type { Html } from './html-parts.ts';

/** From what was agreed to 'à bord'; once it is over from 'en route' to the end, each with its time. */
export function stepsPart(ride: RideView, now: Date): Html {
  const steps = stepsOf(ride, now);
  const current = steps.findLastIndex(({ isDone }) => isDone);
  const lines = steps.map(({ word, text: when }, index) => {
    const tone = index < current ? ' class="guest-done"' : '';
    const now = index === current ? ' aria-current="step"' : '';
    return `<li${tone}${now}>${text(word)}<small>${text(when)}</small></li>`;
  });
  return `<ol class="guest-steps" aria-label="Étapes de la course">${lines.join('')}</ol>`;
}

function stepsOf(ride: RideView, now: Date): RideStep[] {
  const [accepted, ...way] = rideSteps(ride, now);
  if (ride.status === 'completed')
    return [...way, stepAt('Terminée', ride.endTime, now)].filter(({ isDone }) => isDone);
  const confirmedAt = ride.telephone?.confirmedAt;
  const first = confirmedAt ? stepAt('Confirmée', confirmedAt, now) : accepted;
  return first ? [first, ...way] : way;
}
