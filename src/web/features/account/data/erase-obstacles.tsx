import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CreditCard from 'lucide-react/icons/credit-card';
import type { ObstacleView } from '#contract/account/personal-data.ts';
import { euroText } from '#contract/sentences/french.ts';
import { tripText } from '#contract/words/trip-words.fr.ts';
import { useNow } from '#web/browser/use-now.ts';
import { deskAddressOf } from '#web/ride/words/client-desk-address.ts';
import { dayText, momentText } from '#web/text/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import './erase-dialog.css';

type Props = { obstacles: readonly ObstacleView[]; onClose: () => void };

/** Each reason links to where it is settled; the payment page needs a full page load. */
export function EraseObstacles({ obstacles, onClose }: Props) {
  const now = useNow();
  const what = obstacles.length === 1 ? 'ce point' : `ces ${obstacles.length} points`;

  return (
    <div className="stack">
      <Notice tone="warn">
        <b>Pas encore possible</b>
        <br />
        Réglez d’abord {what}, puis revenez ici.
      </Notice>
      <ul className="obstacles">
        {obstacles.map((obstacle) => (
          <li key={obstacle.rideId}>
            <Obstacle obstacle={obstacle} now={now} />
          </li>
        ))}
      </ul>
      <div className="erase-foot">
        <Button size="large" block disabled>
          Supprimer mon compte
        </Button>
        <Button block onClick={onClose}>
          Retour
        </Button>
      </div>
    </div>
  );
}

function Obstacle({ obstacle, now }: { obstacle: ObstacleView; now: Date }) {
  const { title, text, href } = wordsOf(obstacle, now);
  const Icon = obstacle.kind === 'ride_open' ? CalendarDays : CreditCard;

  return (
    <a className="obstacle" href={href}>
      <Icon aria-hidden="true" />
      <span>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <ChevronRight aria-hidden="true" />
    </a>
  );
}

function wordsOf(obstacle: ObstacleView, now: Date) {
  const { kind, number, rideId, amount, hours } = obstacle;
  const [pickup, destination] = [shortPlace(obstacle.pickupAddress), shortPlace(obstacle.destinationAddress)];
  const when = new Date(obstacle.scheduledAt);
  const ride = `course n°\u00a0${number} du ${dayText(when, now)}`;
  switch (kind) {
    case 'ride_open':
      return {
        title: obstacle.status === 'in_progress' ? 'Une course est en cours' : 'Une course est prévue',
        text: `${momentText(when, now)}, ${tripText({ pickup, destination, hours: hours ?? null })}`,
        href: deskAddressOf(obstacle),
      };
    case 'payment_due':
      return { title: `${euroText(amount)} restent à payer`, text: ride, href: `/payment/${rideId}` };
    case 'payment_running':
      return { title: 'Un paiement est en cours de vérification', text: ride, href: `/payment/${rideId}` };
    case 'price_contested':
      return {
        title: 'Votre contestation attend une réponse',
        text: ride,
        href: deskAddressOf(obstacle),
      };
    case 'refund_due':
      return {
        title: `${euroText(amount)} vous sont dus`,
        text: `remboursement de la ${ride}`,
        href: deskAddressOf(obstacle),
      };
  }
}

/** 'Gare de Lyon' of 'Gare de Lyon, Terminal 2, 75012 Paris' */
function shortPlace(address: string): string {
  return address.split(',')[0] ?? address;
}
