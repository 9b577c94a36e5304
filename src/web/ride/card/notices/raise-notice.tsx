import Scale from 'lucide-react/icons/scale';
import type { RideView } from '#contract/rides/rides.ts';
import type { Role } from '#domain/account/roles.ts';
import { momentText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import type { Tone } from '#web/ui/tone.ts';
import { raiseText } from '../../words/money-texts.ts';
import { RideNotice } from '../ride-notice.tsx';

type Props = { ride: RideView; viewer: Role; now: Date };
type Words = { tone: Tone; title: string; text: string };

/** The state of a price raised at the end. */
export function RaiseNotice({ ride, viewer, now }: Props) {
  const words = wordsFor(ride, viewer, now);

  if (!words) return null;
  return (
    <RideNotice icon={Scale} tone={words.tone} title={words.title}>
      {words.text}
    </RideNotice>
  );
}

function wordsFor(ride: RideView, viewer: Role, now: Date): Words | undefined {
  const { raise, estimatedPrice, paymentStatus } = ride;
  if (!raise) return undefined;
  const agreed = euroText(estimatedPrice);
  if (raise.answer === 'waived')
    return {
      tone: 'ok',
      // What was added may be more than what was asked for: its driver had lowered the sum.
      title: 'Différence abandonnée',
      text: `La course coûte le prix convenu de ${agreed}.`,
    };
  if (raise.answer === 'kept')
    return {
      tone: 'plain',
      title: `${raiseText(ride)} maintenus`,
      text: 'Après la contestation du client, le prix final reste dû.',
    };
  if (raise.contestedAt)
    return {
      tone: 'warn',
      title: `${raiseText(ride)} contestés`,
      text: `${quoted(raise.reason)}${paymentStatus === 'paid' ? 'Le prix convenu est payé.' : `En attendant, le prix convenu de ${agreed} est dû.`}`,
    };
  if (!raise.openUntil) return undefined;
  const until = momentText(new Date(raise.openUntil), now);
  return viewer === 'client'
    ? {
        tone: 'plain',
        title: 'Vous n’êtes pas d’accord\u00a0?',
        text: `Contestez avant de payer, jusqu’au ${until}.`,
      }
    : {
        tone: 'plain',
        title: 'Papiers en attente',
        text: `Le client peut contester la différence jusqu’au ${until}\u00a0; ils viennent avec son paiement, ou ensuite.`,
      };
}

function quoted(reason: string | null): string {
  return reason ? `«\u00a0${reason}\u00a0» ` : '';
}
