import { clockText } from '#contract/sentences/french.ts';
import { landingWords } from '#contract/sentences/landing-words.fr.ts';
import type { LandingSign } from '#domain/ride/landing.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { type IconName, icon } from '#server/http/icons.ts';
import { form, type Html } from '../html-parts.ts';
import { landingSteps } from '../landing-acts.ts';
import { landingNow } from '../landing-part.ts';
import type { Followed } from './followed.ts';

const signs: Record<LandingSign, { icon: IconName; told: string; next: string }> = {
  landed: { icon: 'plane', told: 'Vous avez atterri à', next: 'Dites-lui quand vous avez vos bagages.' },
  luggage: { icon: 'bag', told: 'Vous avez vos bagages depuis', next: 'À tout de suite.' },
};

/** The last sign of the passenger; for a minute it can be taken back. */
export function toldPart({ ride, base, now }: Followed): Html {
  const { last, isUndoable } = landingNow(ride, now);
  if (!last) return '';
  const { told, next } = signs[last.sign];
  const knows = `${ride.driver?.firstName ?? 'Votre chauffeur'} le sait. ${next}`;
  const undo = isUndoable
    ? form(`${base}/${landingSteps[last.sign].undo}`, '<button class="button button-small">Annuler</button>')
    : '';
  return `<div class="follow-told">${icon('check')}<p role="status"><b>${told} ${clockText(last.at)}</b>${text(knows)}</p>${undo}</div>`;
}

/** The primary button while it makes sense; empty where there is no sign to send. */
export function signPart({ ride, base, now }: Followed): Html {
  const { next } = landingNow(ride, now);
  if (!next) return '';
  const words = `${icon(signs[next].icon)}${text(landingWords[next].press)}`;
  return form(
    `${base}/${landingSteps[next].tell}`,
    `<button class="button button-primary button-large button-block">${words}</button>`,
  );
}
