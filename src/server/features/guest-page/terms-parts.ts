import { type TermedRide, termsSteps } from '#contract/cancellation-words.fr.ts';
import { euroText } from '#contract/french.ts';
import { centsFrom } from '#contract/pricing.ts';
import type { RideView } from '#contract/rides.ts';
import { type Cents, cents, moneyText } from '#domain/money.ts';
import { dueIfCancelled } from '#domain/ride/cancellation-terms.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import { type Html, notice } from './parts.ts';

/** 'Si vous annulez': every step as a moment and an amount; nothing where no terms were agreed on. */
export function termsPart(ride: RideView, freeMinutes: number, now: Date): Html {
  const termed = termedOf(ride);
  if (!termed) return '';
  const steps = termsSteps({ ...termed, freeMinutes }, now).map(
    ({ tone, title, text: words }) =>
      `<li class="guest-${tone}"><b>${text(title)}</b><span>${text(words)}</span></li>`,
  );
  return `<section class="guest-terms"><h2>Si vous annulez</h2><ol>${steps.join('')}</ol></section>`;
}

/** What a cancellation costs now; undefined where it is asked for and answered. */
export function feeNow(ride: RideView, now: Date): Cents | undefined {
  const termed = termedOf(ride);
  return termed && dueIfCancelled({ ...termed, status: ride.status }, now);
}

export function feePart(fee: Cents, driver: string): Html {
  if (fee === 0) return notice('ok', 'Annulation gratuite', 'Elle prend effet tout de suite.');
  return notice(
    'warn',
    `${euroText(moneyText(fee))} resteraient dus`,
    `L’annulation prend effet tout de suite. ${driver} peut y renoncer.`,
  );
}

/** What is owed for a ride that was cancelled. */
export function owedPart({ fee }: RideView): Html {
  if (!fee || Number(fee.amount) === 0) return '';
  const amount = euroText(fee.amount);
  return fee.waivedAt
    ? notice('ok', `Indemnité de ${amount} : le chauffeur y renonce`)
    : notice('warn', `${amount} dus pour l’annulation`);
}

function termedOf({ cancellationTerms, scheduledAt, estimatedPrice }: RideView): TermedRide | undefined {
  if (!cancellationTerms) return undefined;
  const estimatedCents = centsFrom(estimatedPrice) ?? cents(0);
  return { terms: cancellationTerms, scheduledAt: new Date(scheduledAt), estimatedCents };
}
