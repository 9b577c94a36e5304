import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import type { RideView } from '#contract/rides/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import './ask-position.css';

type Props = {
  ride: RideView;
  open: boolean;
  isBlocked: boolean;
  onShare: () => void;
  onClose: () => void;
};

/** Explains the request in our words before the browser's own prompt. */
export function AskPosition({ ride, open, isBlocked, onShare, onClose }: Props) {
  const name = ride.client.firstName;
  const others = ride.passenger ? `${name}, son passager et l’administrateur` : `${name} et l’administrateur`;
  const promises = [
    'De maintenant jusqu’à la fin de cette course, pas avant, pas après.',
    `Vue par ${others}.`,
    'Seul le dernier point existe\u00a0: aucun trajet n’est enregistré.',
    'Vous arrêtez quand vous voulez, d’un appui.',
  ];

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Montrer votre position à ${name}\u00a0?`}
      foot={
        <div className="ask-position-answers">
          <Button tone="primary" block onClick={onShare}>
            Partager ma position
          </Button>
          <Button tone="plain" block onClick={onClose}>
            Pas pour cette course
          </Button>
        </div>
      }
    >
      <ul className="ask-position">
        {promises.map((promise) => (
          <li key={promise}>
            <Check aria-hidden="true" />
            {promise}
          </li>
        ))}
      </ul>
      <p className="ask-position-note">
        <Info aria-hidden="true" />
        {isBlocked
          ? 'Le navigateur bloque la position de ce site. Autorisez-la dans ses réglages, près de l’adresse, puis partagez.'
          : `Votre navigateur va poser la question. Sans position, ${name} voit seulement votre heure d’arrivée.`}
      </p>
    </Dialog>
  );
}
