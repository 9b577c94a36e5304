import { changeFactsIn } from '#contract/rides/change-facts.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { momentText } from '#contract/sentences/french.ts';
import { changesBetween } from '#contract/words/ride-changes.fr.ts';
import { isOpenChange } from '#domain/ride/change-request.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { card, form, type Html, submit } from './html-parts.ts';

/** What the driver proposes to change, beside what holds until the client agrees. */
export function changePart(ride: RideView, base: string, now: Date): Html {
  const { status, changeRequest: change } = ride;
  const isOpen = isOpenChange({ status, scheduledAt: new Date(ride.scheduledAt) }, changeFactsIn(ride), now);
  if (change?.askedBy !== 'driver' || !isOpen) return '';
  const driver = ride.driver?.firstName ?? 'Votre chauffeur';
  const lines = changesBetween(ride, { ...ride, ...change.to }, momentText).map(
    ({ word, before, after }) =>
      `<div><dt>${text(word)}</dt><dd><del>${text(before)}</del><ins>${text(after)}</ins></dd></div>`,
  );
  const version = `<input type="hidden" name="version" value="${ride.version}">`;
  return card(
    `<h2>${text(driver)} propose de modifier la course</h2>`,
    `<dl class="guest-changes">${lines.join('')}</dl>`,
    '<p class="guest-small">Rien ne change tant que vous n’avez pas confirmé.</p>',
    form(`${base}/accepter-modification`, version, submit('Confirmer la modification')),
    form(`${base}/refuser-modification`, version, submit('Garder ma course comme convenu', 'button-plain')),
  );
}
