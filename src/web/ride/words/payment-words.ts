import type { RideView } from '#contract/rides/rides.ts';
import { awaitsCash, isRefundable } from '#domain/payment/payment.ts';
import { byMethod } from '#web/text/payments.ts';
import type { Tone } from '#web/ui/tone.ts';
import { paymentFactsOf } from './ride-facts.ts';

export type PaymentWord = { text: string; tone: Tone };

/** The label of an unusual payment; undefined while it is due or paid. */
export function exceptionOf(ride: RideView): PaymentWord | undefined {
  const facts = paymentFactsOf(ride);
  if (facts.raise === 'contested') return { text: 'Différence contestée', tone: 'warn' };
  if (isRefundable(facts)) return { text: 'À rembourser', tone: 'warn' };
  switch (ride.paymentStatus) {
    case 'processing':
      return { text: 'Paiement en vérification', tone: 'info' };
    case 'refunding':
      return { text: 'Remboursement en cours', tone: 'info' };
    case 'refunded':
      return { text: 'Remboursée', tone: 'plain' };
    case 'paid':
    case 'unpaid':
      return undefined;
  }
}

/** How a ride was paid: 'Payée par PayPal', 'À régler au chauffeur'; undefined until it is. */
export function paidWord(ride: RideView): PaymentWord | undefined {
  const { paymentStatus, paymentMethod: method } = ride;
  if (paymentStatus === 'unpaid' || paymentStatus === 'processing') return undefined;
  if (method === 'cash') return cashWord(ride);
  return { text: method ? `Payée ${byMethod[method]}` : 'Payée', tone: 'ok' };
}

function cashWord(ride: RideView): PaymentWord {
  if (!awaitsCash(paymentFactsOf(ride))) return { text: 'Espèces reçues', tone: 'ok' };
  return ride.status === 'cancelled'
    ? { text: 'Espèces annoncées', tone: 'warn' }
    : { text: 'À régler au chauffeur', tone: 'warn' };
}
