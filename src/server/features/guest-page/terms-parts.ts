import { centsFrom } from '#contract/pricing/pricing.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { feeNames } from '#contract/sentences/cancellation-sentences.fr.ts';
import { type TermedRide, type TermsStep, termsSteps } from '#contract/sentences/cancellation-words.fr.ts';
import { durationText, euroText, momentText } from '#contract/sentences/french.ts';
import { absenceFacts } from '#contract/words/absence-words.fr.ts';
import { type Cents, cents, moneyText } from '#domain/money.ts';
import { isReceived } from '#domain/payment/payment.ts';
import { dueIfCancelled, freeToCancelUntil } from '#domain/ride/cancellation-terms.ts';
import { escapeHtml as text } from '#server/http/escape.ts';
import type { GuestView } from './guest-view.ts';
import { type Html, notice } from './html-parts.ts';

/** 'Si vous annulez': every step as a moment and an amount; nothing where no terms were agreed on. */
export function termsPart(ride: RideView, freeMinutes: number, now: Date): Html {
  const termed = termedOf(ride);
  if (!termed) return '';
  return stepsList('Si vous annulez', termsSteps({ ...termed, freeMinutes }, now));
}

/** 'Vos conditions', from now on. */
export function nowPart(ride: RideView, freeMinutes: number, now: Date): Html {
  const [termed, fee] = [termedOf(ride), feeNow(ride, now)];
  if (!termed || fee === undefined) return '';
  const steps = termsSteps({ ...termed, freeMinutes }, now);
  if (fee === 0) return stepsList('Vos conditions', steps);
  const { latePercent } = termed.terms;
  const held: TermsStep = {
    tone: 'warn',
    title: `Maintenant\u00a0: ${latePercent}\u00a0%, soit ${euroText(moneyText(fee))}`,
    text: [momentText(now), beforeText(termed.scheduledAt, now)].filter(Boolean).join(', '),
  };
  return stepsList('Vos conditions', [held, ...steps.filter(({ tone }) => tone === 'bad')]);
}

function beforeText(departure: Date, now: Date): string {
  const minutes = (departure.getTime() - now.getTime()) / 60_000;
  return minutes > 0 ? `${durationText(minutes)} avant le départ` : '';
}

function stepsList(title: string, steps: readonly TermsStep[]): Html {
  const lines = steps.map(
    (step) => `<li class="guest-${step.tone}"><b>${text(step.title)}</b><span>${text(step.text)}</span></li>`,
  );
  return `<section class="guest-terms"><h2>${text(title)}</h2><ol>${lines.join('')}</ol></section>`;
}

/** What a cancellation costs now; undefined where the driver has to agree. */
export function feeNow(ride: RideView, now: Date): Cents | undefined {
  const termed = termedOf(ride);
  return termed && dueIfCancelled({ ...termed, status: ride.status }, now);
}

export function feePart(ride: RideView, fee: Cents, driver: string): Html {
  if (fee === 0) return notice('ok', 'Annulation gratuite', 'Elle prend effet tout de suite.');
  const termed = termedOf(ride);
  const until = termed && momentText(freeToCancelUntil(termed.terms, termed.scheduledAt));
  return notice(
    'warn',
    `${euroText(moneyText(fee))} resteraient dus`,
    until ? `L’annulation était gratuite jusqu’au ${until}.` : '',
    `Elle prend effet tout de suite. ${driver} peut renoncer à ce montant.`,
  );
}

/** The fee of a cancelled ride, with the proof of an absence: to pay, paid or waived. */
export function owedPart({ ride, isCredited }: GuestView): Html {
  const { fee, paymentStatus, paymentMethod, cashConfirmedAt } = ride;
  if (!fee || Number(fee.amount) === 0) return '';
  const [name, amount] = [feeNames[fee.kind], euroText(fee.amount)];
  if (fee.waivedAt) return notice('ok', `${name} de ${amount}\u00a0: le chauffeur y renonce`);
  const isPaid = isReceived({
    paymentStatus,
    paymentMethod,
    cashConfirmedAt: cashConfirmedAt === null ? null : new Date(cashConfirmedAt),
  });
  const paid = isPaid ? 'Réglés.' : 'Restent à régler.';
  const proof = fee.kind === 'absence' ? absenceFacts(ride, 'client') : [];
  return notice(
    isCredited || isPaid ? 'ok' : 'warn',
    `${name}\u00a0: ${amount}`,
    isCredited ? 'Repris par un avoir.' : paid,
    ...proof.map((fact) => `${fact.word}\u00a0: ${fact.text}`),
  );
}

function termedOf({ cancellationTerms, scheduledAt, estimatedPrice }: RideView): TermedRide | undefined {
  if (!cancellationTerms) return undefined;
  const estimatedCents = centsFrom(estimatedPrice) ?? cents(0);
  return { terms: cancellationTerms, scheduledAt: new Date(scheduledAt), estimatedCents };
}
