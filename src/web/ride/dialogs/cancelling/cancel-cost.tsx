import type { RideView } from '#contract/rides/rides.ts';
import { freeSentence } from '#contract/sentences/cancellation-words.fr.ts';
import { type Cents, cents } from '#domain/money.ts';
import { freeToCancelUntil } from '#domain/ride/cancellation-terms.ts';
import { momentText } from '#web/text/dates.ts';
import { byMethod } from '#web/text/payments.ts';
import { Notice } from '#web/ui/notice.tsx';
import { centsText } from '../../words/money-texts.ts';
import { paymentFactsOf } from '../../words/ride-facts.ts';
import { termsOf } from '../../words/terms-of.ts';

/** The cost of cancelling now, before it is confirmed. */
export function CancelCost({ ride, due }: { ride: RideView; due: Cents }) {
  const termed = termsOf(ride);
  if (!termed) return null;
  const { terms, scheduledAt, estimatedCents } = termed;
  if (due === 0)
    return (
      <Notice tone="ok">
        <b>{freeSentence(termed)}</b> {refundSentence(ride, due)}
      </Notice>
    );
  return (
    <Notice tone="warn">
      <b>{centsText(due)} resteraient dus</b>
      <br />
      {terms.latePercent}&nbsp;% de {centsText(estimatedCents)}&nbsp;: l’annulation gratuite s’est arrêtée le{' '}
      {momentText(freeToCancelUntil(terms, scheduledAt), new Date())}. Le chauffeur peut y renoncer.{' '}
      {refundSentence(ride, due)}
    </Notice>
  );
}

/** The refund of a paid ride. */
function refundSentence(ride: RideView, due: Cents): string {
  const { paymentStatus, paidCents, finalCents, estimatedCents, cashConfirmedAt } = paymentFactsOf(ride);
  const { paymentMethod } = ride;
  const isHeld = paymentStatus === 'paid' && (paymentMethod !== 'cash' || cashConfirmedAt !== null);
  const back = (paidCents ?? finalCents ?? estimatedCents) - due;
  if (!isHeld || back <= 0 || !paymentMethod) return '';
  const [sum, way] = [centsText(cents(back)), byMethod[paymentMethod]];
  return due === 0 ? `${sum} vous sont rendus ${way}.` : `Le reste, ${sum}, vous est rendu ${way}.`;
}
