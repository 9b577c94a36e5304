import Hourglass from 'lucide-react/icons/hourglass';
import Phone from 'lucide-react/icons/phone';
import type { RideView } from '#contract/rides/rides.ts';
import { longMomentText } from '#contract/sentences/french.ts';
import type { Role } from '#domain/account/roles.ts';
import { awaitsConfirmation } from '#domain/guest/confirmation.ts';
import { RideNotice } from '../ride-notice.tsx';

/** For an order taken by telephone: whether the client confirmed it, and how. */
export function ConfirmationNotice({ ride, viewer }: { ride: RideView; viewer: Role }) {
  const { telephone } = ride;
  if (!telephone) return null;
  const confirmedAt = telephone.confirmedAt === null ? null : new Date(telephone.confirmedAt);
  const reason = telephone.priceReason && ` Autre prix\u00a0: «\u00a0${telephone.priceReason}\u00a0»`;

  if (awaitsConfirmation({ status: ride.status, enteredBy: telephone.enteredBy, confirmedAt }))
    return (
      <RideNotice icon={Hourglass} tone="warn">
        <b>En attente de confirmation du client.</b>
        {viewer === 'client' ? ' Votre chauffeur a pris cette course par téléphone.' : reason}
      </RideNotice>
    );
  return (
    <RideNotice icon={Phone}>
      Prise par téléphone.
      {confirmedAt &&
        ` Confirmée ${telephone.byTelephone ? 'par téléphone' : 'par le client'} le ${longMomentText(confirmedAt)}.`}
      {reason}
    </RideNotice>
  );
}
