import type { RideView } from '#contract/rides/rides.ts';
import type { TakenSeveralView } from '#contract/rides/telephone-orders.ts';
import { RideBrief } from '#web/ride/card/ride-brief.tsx';
import { GuestLink } from '#web/ride/dialogs/links/guest-link.tsx';
import { clientName } from '#web/ride/words/short-trip.ts';
import { Button } from '#web/ui/button.tsx';
import { legNames } from '../several/several-words.ts';

type Props = { order: TakenSeveralView; onClose: () => void; onNext?: (() => void) | undefined };

/** Shows the link, since no message provider may be configured. */
export function OrderTaken({ order, onClose, onNext }: Props) {
  const { ride, changed, links } = order;
  const isOne = changed === 1;

  return (
    <div className="stack">
      <RideBrief ride={ride} who={clientName(ride)} now={new Date()} />
      <p className="small soft" role="status">
        {stateText(ride, isOne)} {isOne ? 'Le lien part' : 'Les liens partent'} par message ou par email, si
        un envoi est configuré.
      </p>
      {links.map(
        ({ url, leg }) =>
          url && (
            <div key={url} className="new-order-link">
              {leg && <p className="field-label">{legNames[leg]}</p>}
              <GuestLink url={url} />
            </div>
          ),
      )}
      {changed > links.length && (
        <p className="small soft">Chaque course a son lien&nbsp;: les autres sont sur leur carte.</p>
      )}
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

function stateText({ status }: RideView, isOne: boolean): string {
  if (status !== 'accepted')
    return isOne
      ? 'Elle attend un chauffeur dans les demandes.'
      : 'Elles attendent un chauffeur dans les demandes.';
  return isOne
    ? 'Elle est dans votre agenda, son bon de réservation est émis.'
    : 'Elles sont dans votre agenda, leurs bons de réservation sont émis.';
}
