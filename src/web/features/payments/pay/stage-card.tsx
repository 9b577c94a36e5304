import Ban from 'lucide-react/icons/ban';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { awaitsCash } from '#domain/payment/payment.ts';
import { refundedText, refundText } from '#web/ride/words/money-texts.ts';
import { priceText } from '#web/ride/words/price-text.ts';
import { paymentFactsOf } from '#web/ride/words/ride-facts.ts';
import { byMethod } from '#web/text/payments.ts';
import { rideStatusLabels } from '#web/text/rides.ts';
import type { Tone } from '#web/ui/tone.ts';
import { Outcome } from './outcome.tsx';
import type { Stage } from './stage.ts';

export type OtherStage = Exclude<Stage, 'payable' | 'paid'>;

type Props = { ride: RideView; stage: OtherStage; address: string };

/** Why nothing is due now, and what happens next. */
export function StageCard({ ride, stage, address }: Props) {
  return <Outcome {...looks[stage]} {...wordsFor(ride, stage)} address={address} />;
}

const looks: Record<OtherStage, { tone: Tone; icon: ReactNode }> = {
  processing: { tone: 'info', icon: <Hourglass aria-hidden="true" /> },
  owed_back: { tone: 'warn', icon: <Undo2 aria-hidden="true" /> },
  refunding: { tone: 'info', icon: <Undo2 aria-hidden="true" /> },
  refunded: { tone: 'ok', icon: <Undo2 aria-hidden="true" /> },
  not_yet: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
  free: { tone: 'plain', icon: <Ban aria-hidden="true" /> },
  over: { tone: 'plain', icon: <Ban aria-hidden="true" /> },
};

type Words = { title: string; text: string };

function wordsFor(ride: RideView, stage: OtherStage): Words {
  switch (stage) {
    case 'processing':
      return {
        title: 'Paiement en cours de vérification',
        text: 'Nous attendons la réponse du service de paiement. Ne payez pas une seconde fois\u00a0: cette page se met à jour d’elle-même, et vous pouvez la quitter.',
      };
    case 'owed_back':
      return {
        title: 'À rembourser',
        text: `${ride.status === 'cancelled' ? 'Cette course payée a été annulée. ' : ''}Le chauffeur doit vous rendre ${refundText(ride)} ${way(ride)}.`,
      };
    case 'refunding':
      return {
        title: 'Remboursement en cours',
        text: `${refundedText(ride)} vous sont rendus ${way(ride)}. Cela peut prendre quelques jours.`,
      };
    case 'refunded':
      return {
        title: 'Course remboursée',
        text: `${backText(ride)} ${way(ride)}.`,
      };
    case 'not_yet':
      return {
        title: 'Pas encore de paiement',
        text: 'Cette course sera payable une fois acceptée par un chauffeur.',
      };
    case 'free':
      return { title: 'Rien à payer', text: 'Aucune somme n’est due pour cette course.' };
    case 'over':
      return {
        title: `Course ${rideStatusLabels[ride.status].toLocaleLowerCase('fr')}`,
        text: overText(ride),
      };
  }
}

/** Of a fee or an avoir only a part of the price was paid, or went back before. */
function backText(ride: RideView): string {
  return ride.fee || Number(ride.creditedAmount) > 0
    ? 'Ce que vous aviez payé vous a été rendu'
    : `${priceText(ride)} vous ont été rendus`;
}

/** Declared cash may never have been handed over. */
function overText(ride: RideView): string {
  const nothing = 'Il n’y a rien à payer pour cette course.';
  return awaitsCash(paymentFactsOf(ride))
    ? `${nothing} Si vous aviez déjà remis les espèces, le chauffeur vous les rend.`
    : nothing;
}

function way({ paymentMethod }: RideView): string {
  return paymentMethod ? byMethod[paymentMethod] : '';
}
