import Phone from 'lucide-react/icons/phone';
import type { RideView } from '#contract/rides/rides.ts';
import { phoneLink } from '#web/text/phones.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { clientName } from '../../words/short-trip.ts';

/** Calls the passenger by their own number, else the client. Hidden without a phone number. */
export function CallLink({ ride }: { ride: RideView }) {
  const { client, passenger } = ride;
  const phone = passenger?.phone || client.phone;
  if (!phone) return null;
  return (
    <a className={buttonClass()} href={phoneLink(phone)} onClick={() => void keepCall(ride)}>
      <Phone aria-hidden="true" />
      <span>
        Appeler <span className="hidden-text">{passenger?.phone ? passenger.name : clientName(ride)}</span>
      </span>
    </a>
  );
}

/** Recorded as evidence of an absence; a failure never delays the call. */
async function keepCall(ride: RideView): Promise<void> {
  if (ride.status !== 'accepted') return;
  await import('../../data/moves/way-moves.ts').then((moves) => moves.keepCall(ride)).catch(() => undefined);
}
