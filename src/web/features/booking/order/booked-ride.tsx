import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Share2 from 'lucide-react/icons/share-2';
import { urlOf } from '#contract/call.ts';
import { downloadRideCalendar } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { usePublicSettings } from '#web/api/public-settings.ts';
import { shareText } from '#web/browser/share-text.ts';
import { useTabNavigation } from '#web/browser/use-tab-navigation.ts';
import { RideBrief } from '#web/ride/card/ride-brief.tsx';
import { addressOfTab, deskAddressOf } from '#web/ride/words/client-desk-address.ts';
import { requestRide } from '#web/signals/ride-request.ts';
import { rideName } from '#web/text/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { sharedRide } from './shared-ride.ts';
import './booked-ride.css';

type Props = { ride: RideView };

export function BookedRide({ ride }: Props) {
  return (
    <div className="stack" role="status">
      <RideBrief ride={ride} who={rideName(ride)} now={new Date()} />
      <p className="small soft">
        {ride.status === 'accepted' && ride.driver
          ? `${ride.driver.firstName} vous conduira. Le bon de réservation est déjà dans votre course.`
          : 'Un chauffeur va vous répondre. La course est en attente jusque-là.'}
      </p>
    </div>
  );
}

export function BookedFoot({ ride, onClose }: Props & { onClose: () => void }) {
  const { appName } = usePublicSettings();
  const openTab = useTabNavigation(addressOfTab('new'));
  const see = () => {
    requestRide(ride.id);
    openTab(deskAddressOf(ride));
    onClose();
  };
  const share = async () => {
    const outcome = await shareText(sharedRide(ride, appName));
    if (outcome === 'copied') showToast({ tone: 'ok', title: 'La course est copiée, prête à être collée.' });
    if (outcome === 'refused') showToast({ tone: 'bad', title: 'Le partage n’est pas possible ici.' });
  };

  return (
    <div className="booked-foot">
      <Button tone="primary" onClick={see}>
        Voir ma course
      </Button>
      <a className={buttonClass()} href={urlOf(downloadRideCalendar, { id: ride.id })}>
        <CalendarPlus aria-hidden="true" />
        Ajouter au calendrier
      </a>
      <Button icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
        Partager
      </Button>
    </div>
  );
}
