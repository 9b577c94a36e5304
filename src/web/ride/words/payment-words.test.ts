import { expect, test } from 'vitest';
import type { RideView } from '#contract/rides/rides.ts';
import { completed, inHours } from '#web/testing/stand-in-rides.ts';
import { exceptionOf, paidWord } from './payment-words.ts';

const paid = { paymentStatus: 'paid', paymentMethod: 'paypal' } as const;
const cash = { paymentStatus: 'paid', paymentMethod: 'cash' } as const;

test.each<[Partial<RideView>, string | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [{ paymentStatus: 'processing' }, 'Paiement en vérification', undefined],
  [paid, undefined, 'Payée par PayPal'],
  [{ ...paid, paymentMethod: 'stripe' }, undefined, 'Payée par carte bancaire'],
  [cash, undefined, 'À régler au chauffeur'],
  [{ ...cash, cashConfirmedAt: inHours(0) }, undefined, 'Espèces reçues'],
  [{ ...paid, status: 'cancelled' }, 'À rembourser', 'Payée par PayPal'],
  [{ ...cash, status: 'cancelled' }, undefined, 'Espèces annoncées'],
  [
    { ...paid, status: 'cancelled', paymentStatus: 'refunding' },
    'Remboursement en cours',
    'Payée par PayPal',
  ],
  [{ ...paid, status: 'cancelled', paymentStatus: 'refunded' }, 'Remboursée', 'Payée par PayPal'],
])('%j is marked « %s » and reads « %s »', (changes, mark, word) => {
  const ride = { ...completed, ...changes };

  expect(exceptionOf(ride)?.text).toBe(mark);
  expect(paidWord(ride)?.text).toBe(word);
});
