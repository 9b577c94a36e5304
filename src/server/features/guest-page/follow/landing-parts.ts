import { clockText } from '#contract/sentences/french.ts';
import { landingWords } from '#contract/sentences/landing-words.fr.ts';
import type { LandingSign } from '#domain/ride/landing.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { type IconName, icon } from '#server/http/icons.ts';
import { form, type Html } from '../html-parts.ts';
import { landingSteps } from '../landing-acts.ts';
import { landingNow } from '../landing-part.ts';
import type { Followed } from './followed.ts';

const signs: Record<LandingSign, { icon: IconName; reported: string; next: string }> = {
  landed: { icon: 'plane', reported: 'Vous avez atterri à', next: 'Dites-lui quand vous avez vos bagages.' },
  luggage: { icon: 'bag', reported: 'Vous avez vos bagages depuis', next: 'À tout de suite.' },
};

/** The last sign of the passenger; for a minute it can be taken back. */
export function reportedPart({ ride, base, now }: Followed): Html {
  const { last, isUndoable } = landingNow(ride, now);
  if (!last) return '';
  const { reported, next } = signs[last.sign];
  const knows = `${ride.driver?.firstName ?? 'Votre chauffeur'} le sait. ${next}`;
  const undo = isUndoable
    ? form(`${base}/${landingSteps[last.sign].undo}`, '<button class="button button-small">Annuler</button>')
    : '';
  return `<div class="follow-reported">${icon('check')}<p role="status"><b>${reported} ${clockText(last.at)}</b>${text(knows)}</p>${undo}</div>`;
}

/** The primary button while it makes sense; empty where there is no sign to send. */
export function signPart({ ride, base, now }: Followed): Html {
  const { next } = landingNow(ride, now);
  if (!next) return '';
  const words = `${icon(signs[next].icon)}${text(landingWords[next].press)}`;
  return form(
    `${base}/${landingSteps[next].report}`,
    `<button class="button button-primary button-large button-block">${words}</button>`,
  );
}
