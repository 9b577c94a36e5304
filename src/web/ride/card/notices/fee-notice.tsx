import HandCoins from 'lucide-react/icons/hand-coins';
import type { RideView } from '#contract/rides/rides.ts';
import { feeNames } from '#contract/sentences/cancellation-sentences.fr.ts';
import type { Role } from '#domain/account/roles.ts';
import { amountDue, isReceived } from '#domain/payment/payment.ts';
import { euroText } from '#web/text/euros.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { paymentFactsOf } from '../../words/ride-facts.ts';
import { RideNotice } from '../ride-notice.tsx';

/** Loaded late: absences are rare. */
const AbsenceFacts = preloadable(async () => (await import('../way/absence-facts.tsx')).AbsenceFacts, {
  quiet: true,
});

type Props = { ride: RideView; viewer: Role };

/** The fee of a cancelled ride, with the evidence of an absence, or that the driver waived it. */
export function FeeNotice({ ride, viewer }: Props) {
  if (!ride.fee || ride.status !== 'cancelled') return null;
  const { amount, kind, waivedAt } = ride.fee;
  const name = feeNames[kind];
  if (waivedAt)
    return (
      <RideNotice icon={HandCoins}>
        {viewer === 'driver' ? 'Vous avez renoncé' : `${ride.driver?.firstName ?? 'Le chauffeur'} a renoncé`}{' '}
        aux {name.toLocaleLowerCase('fr')} de {euroText(amount)}.
      </RideNotice>
    );
  const facts = paymentFactsOf(ride);
  const isCredited = amountDue(facts) === 0;
  const isSettled = isCredited || isReceived(facts);
  const settled = isCredited ? 'Repris par un avoir.' : 'Réglés.';
  const owed = viewer === 'driver' ? 'À encaisser, ou à abandonner.' : 'Restent à régler.';
  return (
    <>
      <RideNotice
        icon={HandCoins}
        tone={isSettled ? 'plain' : 'warn'}
        title={`${name}\u00a0: ${euroText(amount)}`}
      >
        {isSettled ? settled : owed}
      </RideNotice>
      {kind === 'absence' && <Proof ride={ride} viewer={viewer} />}
    </>
  );
}

function Proof({ ride, viewer }: Props) {
  const facts = <AbsenceFacts ride={ride} viewer={viewer} />;
  return ride.arrivedAt ? <div className="ride-absence">{facts}</div> : facts;
}
