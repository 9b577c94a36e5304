import type { TakenOrderView } from '#contract/telephone-orders.ts';
import { RideBrief } from '#web/ride/card/ride-brief.tsx';
import { GuestLink } from '#web/ride/dialogs/guest-link.tsx';
import { clientName } from '#web/ride/words/short-trip.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { order: TakenOrderView; onClose: () => void; onNext?: (() => void) | undefined };

/** The link at hand, for no messenger may be set up. */
export function OrderTaken({ order, onClose, onNext }: Props) {
  const { ride, link } = order;

  return (
    <div className="stack">
      <RideBrief ride={ride} who={clientName(ride)} now={new Date()} />
      <p className="small soft" role="status">
        {ride.status === 'accepted'
          ? 'Elle est dans votre agenda, son bon de réservation est émis.'
          : 'Elle attend un chauffeur dans les demandes.'}{' '}
        Le lien part par message ou par email, si un envoi est réglé.
      </p>
      {link.url && <GuestLink url={link.url} />}
      {onNext && (
        <Button block onClick={onNext}>
          Course suivante du message
        </Button>
      )}
      <Button tone="primary" block onClick={onClose}>
        Terminé
      </Button>
    </div>
  );
}
