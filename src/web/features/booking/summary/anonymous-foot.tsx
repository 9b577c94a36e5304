import Check from 'lucide-react/icons/check';
import { requestTab } from '#web/signals/landing-tab.ts';
import { Button } from '#web/ui/button.tsx';
import './booking-foot.css';
import { useBooking } from '../draft/use-booking.ts';
import { TripSum } from './trip-sum.tsx';

/** A visitor cannot order: the next step is to sign in or to register. */
export function AnonymousFoot() {
  const { isComplete } = useBooking();

  if (!isComplete) return <NotYet />;
  return (
    <div className="booking-foot">
      <TripSum />
      <p className="booking-ready" role="status">
        <Check aria-hidden="true" />
        Itinéraire configuré ! Connectez-vous pour finaliser votre réservation
      </p>
      <div className="booking-pair">
        <Button tone="primary" onClick={() => requestTab('login')}>
          Se connecter
        </Button>
        <Button onClick={() => requestTab('register')}>Créer un compte</Button>
      </div>
    </div>
  );
}

function NotYet() {
  return (
    <div className="booking-foot">
      <Button tone="primary" size="large" block disabled>
        Remplissez les adresses pour continuer
      </Button>
      <p className="booking-tip">Vos données saisies sont conservées après la connexion.</p>
    </div>
  );
}
