import type { RideView } from '#contract/rides/rides.ts';
import { clockText } from '#contract/sentences/french.ts';
import { landingWords } from '#contract/sentences/landing-words.fr.ts';
import { isJustReported, lastSign, nextSign } from '#domain/ride/landing.ts';
import { form, type Html, notice, submit } from './html-parts.ts';
import { landingSteps } from './landing-acts.ts';

/** 'J’ai atterri', then 'J’ai mes bagages', with the signs so far. */
export function landingPart(ride: RideView, base: string, now: Date): Html {
  const { last, next, isUndoable } = landingNow(ride, now);
  return [
    last && notice('ok', `${landingWords[last.sign].done} ${clockText(last.at)}`, 'Votre chauffeur le sait.'),
    next && form(`${base}/${landingSteps[next].report}`, submit(landingWords[next].press)),
    last && isUndoable && form(`${base}/${landingSteps[last.sign].undo}`, submit('Annuler', 'button-plain')),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The last sign and the next one; neither where the ride has no landing. */
export function landingNow({ status, landing, scheduledAt }: RideView, now: Date) {
  if (status !== 'accepted' || !landing) return { isUndoable: false };
  const reported = { landedAt: momentOf(landing.landedAt), luggageAt: momentOf(landing.luggageAt) };
  const facts = { landing: reported, scheduledAt: new Date(scheduledAt) };
  const last = lastSign(reported);
  return {
    last,
    next: nextSign(facts, now),
    isUndoable: last ? isJustReported(last.sign, facts, now) : false,
  };
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
